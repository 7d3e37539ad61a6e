import { isInvitedBy, type Invitation, parseInvitation } from '../../net';
import { noEffects } from '../../table';
import type { GuestView } from '../guest/page';
import type { KeptGuest } from '../wire/kept-guest';
import type { KeptHost } from '../wire/kept-host';
import { parseJoinText } from './join-text';
import { helpersOf } from './connection-settings';
import type { SessionEffect, SessionEvent, SessionState, SessionStep } from './state';

/** How long to search other tabs before contacting relays, in ms. */
const BESIDE = 1500;

const isSeated = ({ status }: GuestView): boolean =>
  status?.kind === 'seated' && !status.isHostAway;

const shown = (isPutBy: boolean): readonly SessionEffect[] => (isPutBy ? [] : [{ kind: 'show' }]);

function asHost(state: SessionState, kept: KeptHost, isPutBy: boolean): SessionStep {
  const table = state.table + 1;
  return {
    state: { ...state, table, room: undefined },
    effects: [...shown(isPutBy), { kind: 'open-host', table, kept, isPutBy }],
  };
}

function asGuest(state: SessionState, kept: KeptGuest, isPutBy: boolean): SessionStep {
  const table = state.table + 1;
  const { invitation, helpers } = kept;
  const searching: SessionEffect[] =
    invitation && !helpers && !state.connection.isLocal
      ? [{ kind: 'search-tabs', table, time: BESIDE }]
      : [];
  return {
    state: { ...state, table, room: invitation?.room },
    effects: [...shown(isPutBy), { kind: 'open-guest', table, kept, isPutBy }, ...searching],
  };
}

/** The state of a guest that joins; keeps the key of the last seat if this may be the same table. */
function newcomer(
  { left }: SessionState,
  name: string,
  invitation: Invitation | undefined,
  secretKey: string,
): KeptGuest {
  const coming = { name, invitation, helpers: undefined };
  const fresh: KeptGuest = {
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
  const kept = newcomer(state, name, invitation, secretKey);
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
  return { state, effects: [{ kind: 'search-room', helpers: helpersOf(connection) }] };
}

function leave(state: SessionState, left: KeptGuest | undefined): SessionStep {
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
      return asHost(state, event.kept, event.isPutBy);
    case 'return':
      return asGuest(state, event.kept, event.isPutBy);
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
