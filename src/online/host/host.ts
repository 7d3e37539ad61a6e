import { latestState, type Result, type Timeline } from '../../engine';
import type { SignalingServers, TransportFailure } from '../../net';
import { andThen, countTurns, noEffects, type SubmitError } from '../../table';
import { isSamePeer, type Peer } from '../peer-connections';
import { isProof } from '../wire/handshake';
import type { KeptGame } from '../wire/kept-host';
import { type GuestMessageOf, isOtherHello, parseGuestMessage } from '../wire/messages';
import { type SeatReaction, withReaction } from '../wire/reactions';
import {
  canBegin,
  dealAlone,
  dealJointly,
  drawDue,
  settleDraw,
  receiveAnchor,
  receiveDecline,
  receiveContribution,
} from './dealing';
import {
  isMissing,
  peerAt,
  type PresentGuest,
  claimSeat,
  currentSeatOf,
  withPresence,
  withAway,
  withoutPeer,
  type QueuedMove,
  type HostEffect,
  type HostEvent,
  type HostState,
  type HostStep,
  withSave,
  sendToSeat,
  broadcast,
} from './state';
import { dealIfAgreed, hostSeat, idOfOver, rotateSeats, handleRematchRequest } from './rematch';
import { idOf, openDraws, sendFullState, sendUpdate, sendWelcome } from './sending';

/** Starts from the saved state: opens the connections and the table, and resumes a deal. */
function opened(state: HostState): HostStep {
  const { invitations, game, dealing, helpers, plan } = state.kept;
  const tabs = [...invitations].map(
    ([seat, invitation]): HostEffect => ({ kind: 'open-tab', seat, invitation }),
  );
  const table: readonly HostEffect[] = game
    ? [{ kind: 'open-table', timeline: game.timeline }]
    : [];
  const first: HostStep = {
    state: { ...state, areDrawsRevealed: idOfOver(state) !== undefined },
    effects: [...tabs, ...table],
  };
  return andThen(
    first,
    (next) => (dealing && plan.draws === 'joint' ? dealJointly(next, dealing) : withSave(next, {})),
    (next) => (helpers ? roomsWanted(next, helpers) : noEffects(next)),
  );
}

/** Updates and broadcasts presence; settles a draw that no longer waits for anyone. */
function withPresent(
  state: HostState,
  present: readonly PresentGuest[] | undefined,
  then: (next: HostState) => HostStep = noEffects,
): HostStep {
  if (!present) return noEffects(state);
  const seated = withPresence(state, present);
  const { seats } = seated;
  const offers = new Map([...state.offers].filter(([seat]) => isMissing(seats[seat])));
  const failure = seats.some(isMissing) ? state.failure : undefined;
  const updated: HostStep = {
    state: { ...seated, offers, failure },
    effects: broadcast(seated, { kind: 'places', places: seats }),
  };
  return andThen(updated, then, settleDraw, dealIfAgreed);
}

const turnAway = (peer: Peer, reason: 'taken' | 'version'): HostEffect => ({
  kind: 'send',
  peer,
  message: { kind: 'turned-away', reason },
});

/** Verifies a guest's proof and gives it its own seat or an open one. A valid proof uses up its challenge. */
function admit(
  state: HostState,
  seat: number,
  peer: Peer,
  { signature, name }: GuestMessageOf<'proof'>,
): HostStep {
  const owed = state.awaited.find((each) => isSamePeer(each.peer, peer));
  if (!owed || !isProof(owed.proof, signature)) return noEffects(state);
  const awaited = state.awaited.filter((each) => each !== owed);
  const next = { ...state, awaited };
  const isForGuests = state.kept.plan.far.includes(seat);
  const seats = { taken: state.kept.taken, present: state.present };
  const sat = isForGuests && claimSeat(seats, { seat, key: owed.proof.key, name }, peer);
  if (!sat) return { state: next, effects: [turnAway(peer, 'taken')] };
  const { taken, present } = sat;
  return andThen(
    withSave(next, { taken }),
    (kept) => ({ state: kept, effects: sendWelcome(withPresence(kept, present), seat) }),
    (kept) => withPresent(kept, present, sendFullState(seat)),
  );
}

/** Makes a guest's move unless it is late, repeated or already waiting for its draw. */
const playing = (state: HostState, game: KeptGame, move: QueuedMove): readonly HostEffect[] =>
  move.turns !== countTurns(game.timeline) || game.pending || state.kept.dealing
    ? []
    : [{ kind: 'play', move }];

/** Broadcasts a reaction to the latest turn; at most one per seat and turn. */
function react(state: HostState, { seat, turns, reaction }: SeatReaction): HostStep {
  const { game } = state.kept;
  const added = { seat, turns, reaction };
  const reactions = withReaction(state.reactions, added);
  if (!game || state.kept.dealing || !reactions || turns !== countTurns(game.timeline)) {
    return noEffects(state);
  }
  return {
    state: { ...state, reactions },
    effects: broadcast(state, { kind: 'reaction', game: idOf(game), ...added }),
  };
}

function handleGameMessage(
  state: HostState,
  seat: number,
  message: GuestMessageOf<'move' | 'resign' | 'resync' | 'reaction'>,
): HostStep {
  const { game } = state.kept;
  if (!game || state.kept.dealing || message.game !== idOf(game)) return noEffects(state);
  switch (message.kind) {
    case 'move':
      return { state, effects: playing(state, game, { ...message, seat }) };
    case 'resign': {
      const isNow = message.turns === countTurns(game.timeline);
      return { state, effects: isNow ? [{ kind: 'resign', seat }] : [] };
    }
    case 'resync':
      return sendFullState(seat)(state);
    case 'reaction':
      return react(state, { ...message, seat });
  }
}

/** Handles a rejected guest move: keeps it until the word list has loaded, or reports the reason. */
function handleRejectedMove(state: HostState, move: QueuedMove, error: SubmitError): HostStep {
  const { game } = state.kept;
  if (error.code === 'WORDS_NOT_READY') return noEffects({ ...state, queuedMove: move });
  if (!game) return noEffects(state);
  const words = error.code === 'WORD_NOT_IN_LIST' ? error.words : [];
  return {
    state,
    effects: sendToSeat(state, move.seat, {
      kind: 'refused',
      game: idOf(game),
      turns: move.turns,
      code: error.code,
      words,
    }),
  };
}

/** Makes the move again that waited for its draw, or the one that came before the word list. */
function lexiconLoaded(state: HostState): HostStep {
  const { game } = state.kept;
  if (!game || state.kept.dealing) return noEffects(state);
  const next = { ...state, queuedMove: undefined };
  const { timeline, pending } = game;
  if (pending) {
    const { toMove: seat } = latestState(timeline);
    const move = { seat, turns: countTurns(timeline), text: pending.move };
    return { state: next, effects: [{ kind: 'play', move }] };
  }
  return { state: next, effects: state.queuedMove ? playing(state, game, state.queuedMove) : [] };
}

/** Saves the game after a change and sends the guests updates. */
function tableSaved(state: HostState, timeline: Timeline): HostStep {
  const { game, plan } = state.kept;
  if (!game || state.kept.dealing) return noEffects(state);
  const areDrawsRevealed = state.areDrawsRevealed || latestState(timeline).result !== undefined;
  const saved = withSave(
    { ...state, areDrawsRevealed },
    { game: { ...game, timeline, pending: undefined } },
  );
  const turns = countTurns(timeline);
  const behind = plan.far.filter((seat) => state.turnsSent.get(seat) !== turns);
  return andThen(saved, ...behind.map(sendUpdate));
}

function receiveText(state: HostState, peer: Peer, text: string): HostStep {
  if (peer.seat === undefined) return noEffects(state);
  const seat = currentSeatOf(state.kept, peer.seat);
  const parsed = parseGuestMessage(text);
  if (!parsed.ok) {
    return { state, effects: isOtherHello(text) ? [turnAway(peer, 'version')] : [] };
  }
  const message = parsed.value;
  if (message.kind === 'hello') {
    return { state, effects: [{ kind: 'challenge', peer, hello: message }] };
  }
  if (message.kind === 'proof') return admit(state, seat, peer, message);
  if (!isSamePeer(peerAt(state, seat), peer)) return noEffects(state);
  switch (message.kind) {
    case 'anchor':
      return receiveAnchor(state, seat, message);
    case 'share':
      return receiveContribution(state, seat, message);
    case 'decline':
      return receiveDecline(state, seat, message);
    case 'rematch':
      return handleRematchRequest(state, seat, message);
    default:
      return handleGameMessage(state, seat, message);
  }
}

/** Renames the host's player, if no game has been dealt and the rules do not fix the seats. */
function named(state: HostState, name: string): HostStep {
  const { plan, game } = state.kept;
  const { setup, far } = plan;
  const own = setup.seats.findIndex(
    ({ player }, seat) => player === 'human' && !far.includes(seat),
  );
  if (game || state.kept.dealing || own < 0 || setup.rules.seats.fixed.length > 0)
    return noEffects(state);
  const seats = setup.seats.map((each, seat) => (seat === own ? { ...each, name } : each));
  const renamed = withSave(state, { plan: { ...plan, setup: { ...setup, seats } } });
  return andThen(renamed, (next) => withPresent(next, next.present));
}

/** Opens rooms for the missing guests. Can be repeated, also with other servers. */
function roomsWanted(state: HostState, helpers: SignalingServers): HostStep {
  if (state.rooms === 'opening') return noEffects(state);
  const missing = [...state.kept.invitations].filter(([invited]) =>
    isMissing(state.seats[currentSeatOf(state.kept, invited)]),
  );
  const wanting = withSave({ ...state, rooms: 'opening', failure: undefined }, { helpers });
  return {
    state: wanting.state,
    effects: [{ kind: 'open-rooms', helpers, invitations: new Map(missing) }, ...wanting.effects],
  };
}

const withFailure = (state: HostState, what: TransportFailure, seat?: number): HostState => ({
  ...state,
  failure: { seat, what },
});

const withOutcome = (state: HostState, outcome: Result<unknown, TransportFailure>): HostState =>
  outcome.ok ? { ...state, failure: undefined } : withFailure(state, outcome.error);

function withFailureResolved(
  state: HostState,
  seat: number | undefined,
  code: TransportFailure['code'],
): HostState {
  const { failure } = state;
  const isThat = failure?.seat === seat && failure?.what.code === code;
  return isThat ? { ...state, failure: undefined } : state;
}

function closed(state: HostState): HostStep {
  const over = openDraws(state);
  return {
    state: { ...over.state, isClosed: true },
    effects: [...over.effects, { kind: 'close-table' }, ...broadcast(state, { kind: 'closed' })],
  };
}

export function stepHost(state: HostState, event: HostEvent): HostStep {
  if (state.isClosed) return noEffects(state);
  switch (event.kind) {
    case 'opened':
      return opened(state);
    case 'peer-joined':
    case 'peer-delayed':
      return noEffects(state);
    case 'message-received':
      return receiveText(state, event.peer, event.text);
    case 'peer-away':
    case 'peer-back':
      return withPresent(state, withAway(state.present, event.peer, event.kind === 'peer-away'));
    // A reloaded page sends a hello again and then gets its seat back.
    case 'peer-restarted':
    case 'peer-left': {
      const awaited = state.awaited.filter(({ peer }) => !isSamePeer(peer, event.peer));
      return withPresent({ ...state, awaited }, withoutPeer(state.present, event.peer));
    }
    case 'challenged': {
      const { peer, proof } = event;
      const others = state.awaited.filter((each) => !isSamePeer(each.peer, peer));
      return noEffects({ ...state, awaited: [...others, { peer, proof }] });
    }
    case 'begin': {
      if (!canBegin(state)) return noEffects(state);
      const { id, by } = event;
      const next = rotateSeats(state);
      const welcomes =
        next === state ? [] : next.kept.plan.far.flatMap((seat) => sendWelcome(next, seat));
      if ('chance' in by) return dealAlone(next, id, by.chance, welcomes);
      const names = next.seats.map(({ name }) => name);
      return dealJointly(next, { id, secret: by.secret, names, anchors: [] }, welcomes);
    }
    case 'rematch-wanted': {
      const own = hostSeat(state.kept.plan);
      const { game } = state.kept;
      if (!game) return noEffects(state);
      return own === undefined
        ? { state, effects: [{ kind: 'begin' }] }
        : handleRematchRequest(state, own, { ...event, game: idOf(game) });
    }
    case 'reacted': {
      const own = hostSeat(state.kept.plan);
      const { game } = state.kept;
      if (own === undefined || !game) return noEffects(state);
      const turns = countTurns(game.timeline);
      return react(state, { seat: own, turns, reaction: event.reaction });
    }
    case 'table-saved':
      return tableSaved(state, event.timeline);
    case 'draw-due':
      return drawDue(state, event);
    case 'not-played':
      return handleRejectedMove(state, event.move, event.error);
    case 'lexicon-loaded':
      return lexiconLoaded(state);
    case 'named':
      return named(state, event.name);
    case 'rooms-wanted':
      return roomsWanted(state, event.helpers);
    case 'rooms-opened': {
      const { outcome } = event;
      const next: HostState = { ...state, rooms: outcome.ok ? 'open' : 'closed' };
      return noEffects(outcome.ok ? next : withFailure(next, outcome.error));
    }
    case 'offered': {
      const { seat, outcome } = event;
      const next = withOutcome(state, outcome);
      if (!outcome.ok) return noEffects(next);
      return noEffects({ ...next, offers: new Map([...state.offers, [seat, outcome.value]]) });
    }
    case 'answer-taken':
      return noEffects(withOutcome(state, event.outcome));
    case 'link-failed':
      return noEffects(withFailure(state, event.failure, event.seat));
    case 'link-mended':
      return noEffects(withFailureResolved(state, event.seat, event.code));
    case 'close':
      return closed(state);
  }
}
