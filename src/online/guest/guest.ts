import { updateFromJson, type ViewUpdate, withUpdate } from '../../engine';
import { isInvitedBy } from '../../net';
import { andThen, type Step, noEffects, type SubmitError, withEffects } from '../../table';
import { isSamePeer, type Peer } from '../peer-connections';
import {
  type GuestMessage,
  type HostMessage,
  type HostMessageOf,
  parseHostMessage,
} from '../wire/messages';
import type { SavedGuest } from '../wire/kept-guest';
import { withReaction } from '../wire/reactions';
import {
  acceptDeal,
  declineDeal,
  receiveEvidence,
  sendAnchor,
  takeDraw,
  takeGame,
  takeRecord,
} from './games';
import { contributionsOf, ownTurnsOutcome, withAction, withLastUncertain } from './fair-play';
import {
  addCandidate,
  receiveMessage,
  hostAway,
  type HostCandidate,
  type HostSearch,
  rejectCandidate,
  markProved,
  peerLeft,
  type SearchEffect,
  skipUnanswered,
} from './search';
import {
  type GuestEffect,
  type GuestEvent,
  type GuestState,
  type GuestStep,
  newGuestState,
  ownPartIn,
  type ReportedGame,
  withSave,
  seatOf,
  toHost,
  withContributions,
  withStatus,
} from './state';
import {
  afterEvent,
  afterRefusal,
  afterUpdate,
  type GuestTable,
  type GuestTableEvent,
  guestTable,
} from './table';

/** Starts from the saved state: looks for the host in other tabs, and through relays if it did before. */
function opened(state: GuestState): GuestStep {
  const { invitation, helpers } = state.kept;
  const reaching: GuestEffect[] = [];
  if (invitation) {
    reaching.push({ kind: 'open-tab', invitation });
    if (helpers) reaching.push({ kind: 'open-room', invitation, helpers });
  }
  return { state, effects: [...reaching, { kind: 'keep', kept: state.kept }] };
}

function withHostAway(state: GuestState, isHostAway: boolean): GuestState {
  const seat = seatOf(state);
  return seat === undefined ? state : withStatus(state, { kind: 'seated', seat, isHostAway });
}

function searching(
  state: GuestState,
  { state: search, effects }: Step<HostSearch, SearchEffect>,
): GuestStep {
  const next = { ...state, search };
  const isKnocking = effects.some(({ kind }) => kind === 'greet') && !search.isAnswered;
  return {
    state:
      isKnocking && seatOf(state) === undefined ? withStatus(next, { kind: 'knocking' }) : next,
    effects,
  };
}

/** Repeats the last action unless the host has answered it. */
const sendAgain = (state: GuestState): readonly GuestEffect[] => {
  const { table } = state;
  return table?.sent ? toHost(state, { ...table.sent, game: table.id }) : [];
};

/** Replaces the table, and saves its unanswered action if that has changed. */
function withTable(state: GuestState, table: GuestTable): GuestStep {
  const next = { ...state, table };
  const { sent, id } = table;
  if (sent === state.table?.sent) return noEffects(next);
  const { game } = state.kept;
  const isOwn = sent !== undefined && game?.id === id && game.own !== undefined;
  return withSave(next, {
    sent: sent && { game: id, what: sent },
    ...(isOwn && { game: { ...game, own: withAction(game.own, sent) } }),
  });
}

/** Opens the table with the first update, and repeats an action that the host has not answered. */
function openTable(
  state: GuestState,
  { id, setup }: ReportedGame,
  seat: number,
  update: ViewUpdate,
): GuestStep {
  const { sent } = state.kept;
  const first = withUpdate(undefined, update);
  const what = sent?.game === id ? sent.what : undefined;
  const table = first.ok ? guestTable(id, setup, seat, first.value, what) : undefined;
  if (!table) return noEffects(state);
  const next = { ...state, table, draws: undefined };
  return { state: next, effects: [{ kind: 'open-table', id }, ...sendAgain(next)] };
}

/** Shows the host's turns, and requests the full state if the result differs from the host's. */
function applyUpdate(state: GuestState, game: string, update: ViewUpdate, hash: string): GuestStep {
  const table = state.table && afterUpdate(state.table, update, hash);
  if (table) {
    const own = ownPartIn(state, game);
    const foreign =
      own?.seat === update.viewer && state.draws?.kind !== 'foreign-turn'
        ? ownTurnsOutcome(table, table.update.turns, own)
        : undefined;
    return withTable({ ...state, isDisturbed: false, draws: foreign ?? state.draws }, table);
  }
  // The host has sent the full state, so another request would lead to the same.
  return update.known === 0
    ? noEffects({ ...state, draws: { kind: 'other-game' } })
    : { state, effects: toHost(state, { kind: 'resync', game }) };
}

function takeUpdate(state: GuestState, message: HostMessageOf<'update'>): GuestStep {
  const { game } = state;
  const seat = seatOf(state);
  if (!game || message.game !== game.id || seat === undefined) return noEffects(state);
  const parsed = updateFromJson(game.setup.rules, message.update);
  if (!parsed.ok || parsed.value.viewer !== seat) return noEffects(state);
  const update = parsed.value;
  const own = ownPartIn(state, game.id);
  // Seats change only between games, so after a change only a finished game may be updated.
  if (own && own.seat !== seat && !update.result) return noEffects(state);
  const shown = state.table ? noEffects(state) : openTable(state, game, seat, update);
  return andThen(shown, (next) => applyUpdate(next, game.id, update, message.hash));
}

function refusalError({ code, words }: HostMessageOf<'refused'>): SubmitError {
  if (code === 'WORD_NOT_IN_LIST') return { code, words, squares: [] };
  // This page has found any other fault before it sent the move.
  return { code: code === 'WORDS_NOT_READY' ? code : 'NOT_YOUR_TURN' };
}

function takeReaction(
  state: GuestState,
  { game, seat, turns, reaction }: HostMessageOf<'reaction'>,
): GuestState {
  const reactions = withReaction(state.reactions, { seat, turns, reaction });
  return reactions && game === state.game?.id ? { ...state, reactions } : state;
}

/** Answers a message of the host that has proved its identity. */
function handleHostMessage(state: GuestState, message: HostMessage): GuestStep {
  switch (message.kind) {
    case 'challenge':
      return noEffects(state);
    case 'welcome': {
      const { seat, places: seats } = message;
      // If the seat is new, the rematch is being dealt.
      const rematch = seat === seatOf(state) ? state.rematch : undefined;
      const next = withStatus(
        { ...state, seats, rematch },
        { kind: 'seated', seat, isHostAway: false },
      );
      const { proved } = state.search;
      const isKnown = proved === undefined || proved === state.kept.host;
      const known = isKnown ? noEffects(next) : withSave(next, { host: proved });
      return withEffects(known, sendAgain(next));
    }
    case 'turned-away':
      return noEffects(withStatus(state, { kind: 'turned-away', reason: message.reason }));
    case 'places':
      return noEffects({ ...state, seats: message.places });
    case 'commitment':
      return sendAnchor(state, message.game, message.commitment);
    case 'game':
      return takeGame(state, message);
    case 'draw':
      return takeDraw(state, message);
    case 'update':
      return takeUpdate(state, message);
    case 'refused':
      return state.table && message.game === state.game?.id
        ? withTable(state, afterRefusal(state.table, message.turns, refusalError(message)))
        : noEffects(state);
    case 'over':
      return andThen(receiveEvidence(state, message), (next) => takeRecord(next, message));
    case 'reaction':
      return noEffects(takeReaction(state, message));
    case 'rematch':
      return noEffects(
        message.game === state.game?.id ? { ...state, rematch: message.seats } : state,
      );
    case 'closed':
      return noEffects(withStatus({ ...state, newDeal: undefined }, { kind: 'closed' }));
  }
}

/**
 * Whether a public key may be the host's: that of the host that assigned the seat, else one that matches the
 * invitation. Any key is possible if the guest joined by a code.
 */
const isHostKey =
  ({ kept: { host, invitation } }: GuestState) =>
  (key: string): boolean =>
    host === undefined ? !invitation || isInvitedBy(invitation, key) : key === host;

function takeText(state: GuestState, peer: Peer, text: string): GuestStep {
  const message = parseHostMessage(text);
  if (!message.ok) return noEffects(state);
  const received = receiveMessage(state.search, peer, message.value, isHostKey(state));
  const searched = searching(state, received);
  if (received.isFalseHost) {
    return { ...searched, state: { ...searched.state, hasMetFalseHost: true } };
  }
  const trusted = received.message;
  return trusted ? andThen(searched, (next) => handleHostMessage(next, trusted)) : searched;
}

/** Continues the guest's part at a table that it has left, under the key that its seat is bound to. */
function returnTo(state: GuestState, candidate: HostCandidate, left: SavedGuest): GuestStep {
  // Another candidate may have given it a seat meanwhile.
  if (state.kept.host !== undefined) return noEffects(state);
  const { name, invitation, helpers } = state.kept;
  const { kept, shares } = newGuestState({ ...left, name, invitation, helpers });
  return withEffects(withSave({ ...state, shares }, kept), [{ kind: 'greet', candidate }]);
}

/** Notes that the connection is or was disturbed, so that a contribution under way may arrive too late. */
function markDisturbed(state: GuestState): GuestStep {
  if (state.isDisturbed) return noEffects(state);
  const next = { ...state, isDisturbed: true };
  return state.shares ? withContributions(next, withLastUncertain(state.shares)) : noEffects(next);
}

/** Applies an event of this page's table; sends a move or a resignation to the host. */
function handleTableEvent(state: GuestState, event: GuestTableEvent): GuestStep {
  if (!state.table) return noEffects(state);
  const done = withTable(state, afterEvent(state.table, event));
  return event.kind === 'sent' ? withEffects(done, sendAgain(done.state)) : done;
}

/** Sends a message about the game that the host has announced last. */
const sendAboutGame = (state: GuestState, message: (game: string) => GuestMessage): GuestStep => ({
  state,
  effects: state.game ? toHost(state, message(state.game.id)) : [],
});

export function stepGuest(state: GuestState, event: GuestEvent): GuestStep {
  const { search } = state;
  switch (event.kind) {
    case 'opened':
      return opened(state);
    case 'peer-joined':
      return searching(state, addCandidate(search, event));
    case 'peer-restarted': {
      const left = stepGuest(state, { kind: 'peer-left', peer: event.peer });
      return andThen(left, (next) => stepGuest(next, { ...event, kind: 'peer-joined' }));
    }
    case 'message-received':
      return takeText(state, event.peer, event.text);
    case 'peer-away':
    case 'peer-back': {
      const isAway = event.kind === 'peer-away';
      const step = hostAway(search, event.peer, isAway);
      if (!step) return noEffects(state);
      return andThen(markDisturbed(state), (next) => searching(withHostAway(next, isAway), step));
    }
    case 'peer-delayed':
      return isSamePeer(search.host, event.peer) ? markDisturbed(state) : noEffects(state);
    case 'peer-left': {
      const step = peerLeft(search, event.peer);
      const isHostGone = search.host !== undefined && step.state.host === undefined;
      return isHostGone
        ? andThen(markDisturbed(state), (next) => searching(withHostAway(next, true), step))
        : searching(state, step);
    }
    case 'unanswered':
      return searching(state, skipUnanswered(search, event.question));
    case 'host-proved':
      return noEffects({ ...state, search: markProved(search, event.peer, event.key) });
    case 'host-false':
      return searching({ ...state, hasMetFalseHost: true }, rejectCandidate(search, event.peer));
    case 'recognised':
      return returnTo(state, event.candidate, event.left);
    case 'seed-drawn': {
      const { game, commitment, seed } = event;
      if (state.shares?.kept.game === game) return noEffects(state);
      const kept = { game, seed, commitment, setup: undefined, heard: [] };
      const bound = withContributions(state, contributionsOf(kept));
      return andThen(bound, (next) => sendAnchor(next, game, commitment));
    }
    case 'deal-answered':
      return event.isAccepted ? acceptDeal(state) : declineDeal(state);
    case 'table':
      return handleTableEvent(state, event.event);
    case 'reacted': {
      const { turns, reaction } = event;
      return sendAboutGame(state, (game) => ({ kind: 'reaction', game, turns, reaction }));
    }
    case 'rematch-wanted':
      return sendAboutGame(state, (game) => ({ kind: 'rematch', game, isWanted: event.isWanted }));
    case 'room-wanted': {
      const { helpers } = event;
      const { invitation } = state.kept;
      if (!invitation) return noEffects(state);
      const wanting = withSave({ ...state, failure: undefined }, { helpers });
      return withEffects(wanting, [{ kind: 'open-room', invitation, helpers }]);
    }
    case 'room-opened':
      return noEffects(event.outcome.ok ? state : { ...state, failure: event.outcome.error });
    case 'offer-answered': {
      const { outcome } = event;
      const answer = outcome.ok ? outcome.value : undefined;
      return noEffects({ ...state, answer, failure: outcome.ok ? undefined : outcome.error });
    }
    case 'link-failed':
      return noEffects({ ...state, failure: event.failure });
    case 'link-mended':
      return noEffects(
        state.failure?.code === event.code ? { ...state, failure: undefined } : state,
      );
  }
}
