import { isInvitedBy } from '../../net';
import { andThen, type Step, noEffects, withEffects } from '../../table';
import { isSamePeer, type Peer } from '../peer-connections';
import { parseHostMessage } from '../wire/messages';
import { acceptDeal, declineDeal } from './deals';
import { contributionsOf, withLastUncertain } from './fair-play';
import { handleHostMessage, sendAnchor } from './host-messages';
import {
  addCandidate,
  receiveMessage,
  hostAway,
  type HostSearch,
  rejectCandidate,
  markProved,
  peerLeft,
  type SearchEffect,
  unanswered,
} from './search';
import {
  type GuestEffect,
  type GuestEvent,
  type GuestState,
  type GuestStep,
  withSave,
  seatOf,
  sendAgain,
  toHost,
  withContributions,
  withStatus,
  withTable,
} from './state';
import { afterEvent, type GuestTableEvent } from './table';

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
  const heard = receiveMessage(state.search, peer, message.value, isHostKey(state));
  const searched = searching(state, heard);
  if (heard.isFalseHost) {
    return { ...searched, state: { ...searched.state, hasMetFalseHost: true } };
  }
  if (!heard.message) return searched;
  const taken = handleHostMessage(searched.state, heard.message);
  return { state: taken.state, effects: [...searched.effects, ...taken.effects] };
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

export function stepGuest(state: GuestState, event: GuestEvent): GuestStep {
  const { search } = state;
  switch (event.kind) {
    case 'opened':
      return opened(state);
    case 'peer-joined':
      return searching(state, addCandidate(search, event));
    case 'peer-restarted': {
      const left = stepGuest(state, { kind: 'peer-left', peer: event.peer });
      const joined = stepGuest(left.state, { ...event, kind: 'peer-joined' });
      return { state: joined.state, effects: [...left.effects, ...joined.effects] };
    }
    case 'peer-said':
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
      return searching(state, unanswered(search, event.question));
    case 'host-proved':
      return noEffects({ ...state, search: markProved(search, event.peer, event.key) });
    case 'host-false':
      return searching({ ...state, hasMetFalseHost: true }, rejectCandidate(search, event.peer));
    case 'seed-drawn': {
      const { game, commitment, seed } = event;
      if (state.shares?.kept.game === game) return noEffects(state);
      const kept = { game, seed, commitment, setup: undefined, heard: [] };
      const bound = withContributions(state, contributionsOf(kept));
      return withEffects(bound, sendAnchor(bound.state, game, commitment).effects);
    }
    case 'deal-answered':
      return event.isAccepted ? acceptDeal(state, sendAnchor) : declineDeal(state);
    case 'table':
      return handleTableEvent(state, event.event);
    case 'reacted': {
      const { game } = state;
      const { turns, reaction } = event;
      const effects = game
        ? toHost(state, { kind: 'reaction', game: game.id, turns, reaction })
        : [];
      return { state, effects };
    }
    case 'rematch-wanted': {
      const { isWanted } = event;
      const { game } = state;
      const wish = game ? toHost(state, { kind: 'rematch', game: game.id, isWanted }) : [];
      return { state, effects: wish };
    }
    case 'room-wanted': {
      const { helpers } = event;
      const { invitation } = state.kept;
      if (!invitation) return noEffects(state);
      const wanting = withSave({ ...state, failure: undefined }, { helpers });
      return withEffects(wanting, [{ kind: 'open-room', invitation, helpers }]);
    }
    case 'room-opened':
      return noEffects(event.outcome.ok ? state : { ...state, failure: event.outcome.error });
    case 'offer-answered':
      return noEffects(
        event.outcome.ok
          ? { ...state, answer: event.outcome.value, failure: undefined }
          : { ...state, answer: undefined, failure: event.outcome.error },
      );
    case 'link-failed':
      return noEffects({ ...state, failure: event.failure });
    case 'link-mended':
      return noEffects(
        state.failure?.code === event.code ? { ...state, failure: undefined } : state,
      );
  }
}
