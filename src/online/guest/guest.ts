import { isInvitedBy } from '../../net';
import type { Step } from '../../table';
import type { Peer } from '../links';
import { parseHostMessage } from '../wire/messages';
import {
  candidateCame,
  hear,
  hostAway,
  type HostSearch,
  isFalse,
  isProved,
  peerLeft,
  type SearchEffect,
  unanswered,
} from './search';
import { sharesOf } from './shares';
import {
  type GuestEffect,
  type GuestEvent,
  type GuestState,
  type GuestStep,
  keeping,
  seatOf,
  sendAgain,
  still,
  withEffects,
  withShares,
  withStatus,
  withTable,
} from './state';
import { afterEvent, type GuestTableEvent } from './table';
import { bind, take } from './told';

/** A page is opened by a guest: a host in another tab of this browser is found at once. */
function opened(state: GuestState): GuestStep {
  const { invitation, helpers } = state.kept;
  const reaching: GuestEffect[] = [];
  if (invitation) {
    reaching.push({ kind: 'open-tab', invitation });
    if (helpers) reaching.push({ kind: 'open-room', invitation, helpers });
  }
  return { state, effects: [...reaching, { kind: 'keep', kept: state.kept }] };
}

/** The guest after its host has come or gone. */
function withHostAway(state: GuestState, isHostAway: boolean): GuestState {
  const seat = seatOf(state);
  return seat === undefined ? state : withStatus(state, { kind: 'seated', seat, isHostAway });
}

/** The guest after a step of its search. */
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

/** Whether a public key may be that of the host. */
const isHostKey =
  ({ kept: { host, invitation } }: GuestState) =>
  (key: string): boolean =>
    host === undefined ? !invitation || isInvitedBy(invitation, key) : key === host;

function atTable(state: GuestState, event: GuestTableEvent): GuestStep {
  if (!state.table) return still(state);
  const done = withTable(state, afterEvent(state.table, event));
  return event.kind === 'sent' ? withEffects(done, sendAgain(done.state)) : done;
}

function takeText(state: GuestState, peer: Peer, text: string): GuestStep {
  const message = parseHostMessage(text);
  if (!message.ok) return still(state);
  const heard = hear(state.search, peer, message.value, isHostKey(state));
  const searched = searching(state, heard);
  if (heard.isFalseHost) {
    return { ...searched, state: { ...searched.state, hasMetFalseHost: true } };
  }
  if (!heard.message) return searched;
  const taken = take(searched.state, heard.message);
  return { state: taken.state, effects: [...searched.effects, ...taken.effects] };
}

/** One step of a guest. */
export function stepGuest(state: GuestState, event: GuestEvent): GuestStep {
  const { search } = state;
  switch (event.kind) {
    case 'opened':
      return opened(state);
    case 'peer-joined':
      return searching(state, candidateCame(search, event));
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
      return step ? searching(withHostAway(state, isAway), step) : still(state);
    }
    case 'peer-left': {
      const step = peerLeft(search, event.peer);
      const isHostGone = search.host !== undefined && step.state.host === undefined;
      return searching(isHostGone ? withHostAway(state, true) : state, step);
    }
    case 'unanswered':
      return searching(state, unanswered(search, event.question));
    case 'host-proved':
      return still({ ...state, search: isProved(search, event.peer, event.key) });
    case 'host-false':
      return searching({ ...state, hasMetFalseHost: true }, isFalse(search, event.peer));
    case 'seed-drawn': {
      const { game, commitment, seed } = event;
      if (state.shares?.kept.game === game) return still(state);
      const kept = { game, seed, commitment, setup: undefined, heard: [] };
      const bound = withShares(state, sharesOf(kept));
      return withEffects(bound, bind(bound.state, game, commitment).effects);
    }
    case 'table':
      return atTable(state, event.event);
    case 'room-wanted': {
      const { helpers } = event;
      const { invitation } = state.kept;
      if (!invitation) return still(state);
      const wanting = keeping({ ...state, failure: undefined }, { helpers });
      return withEffects(wanting, [{ kind: 'open-room', invitation, helpers }]);
    }
    case 'room-opened':
      return still(event.outcome.ok ? state : { ...state, failure: event.outcome.error });
    case 'offer-answered':
      return still(
        event.outcome.ok
          ? { ...state, answer: event.outcome.value, failure: undefined }
          : { ...state, answer: undefined, failure: event.outcome.error },
      );
    case 'link-failed':
      return still({ ...state, failure: event.failure });
    case 'link-mended':
      return still(state.failure?.code === event.code ? { ...state, failure: undefined } : state);
  }
}
