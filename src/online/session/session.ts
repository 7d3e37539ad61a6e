import { isInvitedBy, type Invitation, parseInvitation } from '../../net';
import { noEffects } from '../../table';
import type { GuestView } from '../guest/page';
import type { SavedGuest } from '../wire/kept-guest';
import type { SavedHost } from '../wire/kept-host';
import { parseJoinText } from './join-text';
import { serversOf } from './connection-settings';
import type { SessionEffect, SessionEvent, SessionState, SessionStep } from './state';

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

/** The state of a guest that joins; keeps the key of the last seat if this may be the same table. */
function joiningGuest(
  { left }: SessionState,
  name: string,
  invitation: Invitation | undefined,
  secretKey: string,
): SavedGuest {
  const coming = { name, invitation, helpers: undefined };
  const fresh: SavedGuest = {
    ...coming,
    secretKey,
    host: undefined,
    shares: undefined,
    game: undefined,
    abandoned: [],
    unproved: 0,
    sent: undefined,
  };
  if (!left) return fresh;
  // A code does not name its host, so this may be the same host or another one.
  if (!invitation) return { ...left, ...coming, host: undefined };
  const isSameHost = left.host !== undefined && isInvitedBy(invitation, left.host);
  return isSameHost ? { ...left, ...coming } : fresh;
}

function join(
  state: SessionState,
  { name, by, secretKey }: Extract<SessionEvent, { readonly kind: 'join' }>,
): SessionStep {
  const connection = { ...state.connection, name };
  const invitation = by.kind === 'link' ? by.invitation : undefined;
  const kept = joiningGuest(state, name, invitation, secretKey);
  const opened = asGuest({ ...state, connection }, kept, false);
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
    effects: [{ kind: 'say-waiting' }, { kind: 'show' }],
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

function leave(state: SessionState, left: SavedGuest | undefined): SessionStep {
  return {
    state: {
      ...state,
      shared: undefined,
      table: state.table + 1,
      room: undefined,
      left: left ?? state.left,
    },
    effects: [
      ...(left ? ([{ kind: 'keep-left', left }] as const) : []),
      { kind: 'close' },
      { kind: 'forget' },
      { kind: 'go-back' },
    ],
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
    case 'host-changed': {
      const { table, view } = event;
      return noEffects(
        table === state.table ? { ...state, shared: { role: 'host', state: view } } : state,
      );
    }
    case 'guest-changed': {
      const shared = {
        role: 'guest',
        hasLink: state.room !== undefined,
        state: event.view,
      } as const;
      return noEffects(event.table === state.table ? { ...state, shared } : state);
    }
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
    case 'gone-back':
      return state.waiting === undefined
        ? noEffects(state)
        : visit({ ...state, waiting: undefined }, state.waiting);
  }
}
