import * as v from 'valibot';
import { parseInvitation, defaultServers, type SignalingServers } from '../../net';
import { noEffects, type Step } from '../../table';
import { MAX_LENGTH, parseJson } from '../../engine';
import type { GuestView } from '../guest/page';
import { newGuest, type SavedGuest } from '../wire/kept-guest';
import type { SavedHost } from '../wire/kept-host';
import { textUpTo } from '../wire/fields';
import { helpersSchema } from '../wire/kept';
import type { HostView } from '../host/page';
import { parseJoinText, type JoinBy } from './invitation';

const connectionSchema = v.object({
  /** Empty until the player has given one. */
  name: v.fallback(textUpTo(MAX_LENGTH.name), ''),
  /** Whether no server outside the local network may be contacted. */
  isLocal: v.fallback(v.boolean(), false),
  helpers: v.fallback(helpersSchema, defaultServers),
});

/** How this browser connects to others, and the player's name. */
export type ConnectionSettings = Readonly<v.InferOutput<typeof connectionSchema>>;

/** Parses saved settings; missing or invalid fields get their defaults. */
export const parseConnectionSettings = (text: string | undefined): ConnectionSettings =>
  parseJson(connectionSchema, text) ?? v.parse(connectionSchema, {});

/** The servers to contact: none in local mode. */
export const serversOf = ({ isLocal, helpers }: ConnectionSettings): SignalingServers =>
  isLocal ? { relays: [], iceServers: [] } : helpers;

/** A table that this page shares, or is about to join. */
export type SharedTable =
  /** A player who has not given a name yet, and perhaps no invitation. */
  | {
      readonly role: 'visitor';
      /** The fragment of the page's URL; empty if it has no invitation. */
      readonly fragment: string;
    }
  | { readonly role: 'host'; readonly state: HostView }
  | {
      readonly role: 'guest';
      /** Whether the guest came by a link; otherwise by codes. */
      readonly hasLink: boolean;
      readonly state: GuestView;
    };

export interface SessionState {
  readonly connection: ConnectionSettings;
  readonly shared: SharedTable | undefined;
  /** Number of the current table; events of earlier ones are ignored. */
  readonly table: number;
  /** The room of the guest's table; undefined without an invitation. */
  readonly room: string | undefined;
  /** The fragment of an invitation that was opened while at another table; used once that is left. */
  readonly waiting: string | undefined;
}

export type SessionEvent =
  | { readonly kind: 'host'; readonly kept: SavedHost; readonly isPostponed: boolean }
  | { readonly kind: 'return'; readonly kept: SavedGuest; readonly isPostponed: boolean }
  /** A visitor joins; the secret key is used if it has not left a table of this host. */
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly by: JoinBy;
      readonly secretKey: string;
    }
  | { readonly kind: 'visit'; readonly fragment: string }
  | { readonly kind: 'table-changed'; readonly table: number; readonly shared: SharedTable }
  /** Any host in another tab would have answered by now. */
  | { readonly kind: 'searched-tabs'; readonly table: number }
  | { readonly kind: 'connection-changed'; readonly change: Partial<ConnectionSettings> }
  /** Leaves the table; a guest's state is kept so that it can return. */
  | { readonly kind: 'leave'; readonly left: SavedGuest | undefined }
  | { readonly kind: 'went-back' };

export interface Opening<Kept> {
  readonly table: number;
  readonly kept: Kept;
  /** Whether it opens no connection until the player looks at it. */
  readonly isPostponed: boolean;
}

export type SessionEffect =
  | ({ readonly kind: 'open-host' } & Opening<SavedHost>)
  | ({ readonly kind: 'open-guest' } & Opening<SavedGuest>)
  /** Sends the event `searched-tabs` after this time, in ms. */
  | { readonly kind: 'search-tabs'; readonly table: number; readonly time: number }
  | { readonly kind: 'search-room'; readonly helpers: SignalingServers }
  | { readonly kind: 'answer'; readonly code: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'keep-connection'; readonly connection: ConnectionSettings }
  /** Deletes the saved table; first saves the part of a guest, which can return to its seat. */
  | { readonly kind: 'forget'; readonly table: number; readonly left: SavedGuest | undefined }
  /** Opens the dialog of the table. */
  | { readonly kind: 'show' }
  /** Notifies the player that a link waits until this table is left. */
  | { readonly kind: 'announce-waiting' }
  /** Shows what was there before the table; `gone-back` follows. */
  | { readonly kind: 'go-back' };

type SessionStep = Step<SessionState, SessionEffect>;

export const newSession = (connection: ConnectionSettings): SessionState => ({
  connection,
  shared: undefined,
  table: 0,
  room: undefined,
  waiting: undefined,
});

/** How long to search other tabs before contacting relays, in ms. */
const TAB_SEARCH_MS = 1500;

const isSeated = ({ status }: GuestView): boolean =>
  status?.kind === 'seated' && !status.isHostAway;

const shown = (isPostponed: boolean): readonly SessionEffect[] =>
  isPostponed ? [] : [{ kind: 'show' }];

function asHost(state: SessionState, kept: SavedHost, isPostponed: boolean): SessionStep {
  const table = state.table + 1;
  return {
    state: { ...state, table, room: undefined },
    effects: [...shown(isPostponed), { kind: 'open-host', table, kept, isPostponed }],
  };
}

function asGuest(state: SessionState, kept: SavedGuest, isPostponed: boolean): SessionStep {
  const table = state.table + 1;
  const { invitation, helpers } = kept;
  const searching: SessionEffect[] =
    invitation && !helpers && !state.connection.isLocal
      ? [{ kind: 'search-tabs', table, time: TAB_SEARCH_MS }]
      : [];
  return {
    state: { ...state, table, room: invitation?.room },
    effects: [
      ...shown(isPostponed),
      { kind: 'open-guest', table, kept, isPostponed },
      ...searching,
    ],
  };
}

function join(
  state: SessionState,
  { name, by, secretKey }: Extract<SessionEvent, { readonly kind: 'join' }>,
): SessionStep {
  const connection = { ...state.connection, name };
  const invitation = by.kind === 'link' ? by.invitation : undefined;
  const guest = newGuest(name, invitation, secretKey);
  const opened = asGuest({ ...state, connection }, guest, false);
  const answer: SessionEffect[] = by.kind === 'code' ? [{ kind: 'answer', code: by.code }] : [];
  return {
    state: opened.state,
    effects: [{ kind: 'keep-connection', connection }, ...opened.effects, ...answer],
  };
}

/** Asks for the player's name before it joins. A table that this page is at must be left first. */
function visit(state: SessionState, fragment: string): SessionStep {
  const { shared, room } = state;
  if (!shared || shared.role === 'visitor') {
    return {
      state: { ...state, shared: { role: 'visitor', fragment } },
      effects: [{ kind: 'show' }],
    };
  }
  if (shared.role === 'guest') {
    const invitation = parseInvitation(fragment);
    if (invitation.ok && invitation.value.room === room) return noEffects(state);
    const by = parseJoinText(fragment);
    if (!isSeated(shared.state) && by.ok && by.value.kind === 'code') {
      return { state, effects: [{ kind: 'answer', code: by.value.code }, { kind: 'show' }] };
    }
  }
  return {
    state: { ...state, waiting: fragment },
    effects: [{ kind: 'announce-waiting' }, { kind: 'show' }],
  };
}

/** Searches for the host through relays, unless one was found in another tab. */
function searchedTabs(state: SessionState): SessionStep {
  const { shared, connection } = state;
  if (shared?.role !== 'guest') return noEffects(state);
  const { status } = shared.state;
  const isFound = status !== undefined && status.kind !== 'knocking';
  if (isFound) return noEffects(state);
  return { state, effects: [{ kind: 'search-room', helpers: serversOf(connection) }] };
}

function leave(state: SessionState, guest: SavedGuest | undefined): SessionStep {
  const table = state.table + 1;
  // A guest without a host has no seat.
  const left = guest?.host === undefined ? undefined : guest;
  return {
    state: { ...state, shared: undefined, table, room: undefined },
    effects: [{ kind: 'close' }, { kind: 'forget', table, left }, { kind: 'go-back' }],
  };
}

export function stepSession(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.kind) {
    case 'host':
      return asHost(state, event.kept, event.isPostponed);
    case 'return':
      return asGuest(state, event.kept, event.isPostponed);
    case 'join':
      return join(state, event);
    case 'visit':
      return visit(state, event.fragment);
    case 'table-changed':
      return noEffects(event.table === state.table ? { ...state, shared: event.shared } : state);
    case 'searched-tabs':
      return event.table === state.table ? searchedTabs(state) : noEffects(state);
    case 'connection-changed': {
      const connection = { ...state.connection, ...event.change };
      return {
        state: { ...state, connection },
        effects: [{ kind: 'keep-connection', connection }],
      };
    }
    case 'leave':
      return leave(state, event.left);
    case 'went-back':
      return state.waiting === undefined
        ? noEffects(state)
        : visit({ ...state, waiting: undefined }, state.waiting);
  }
}
