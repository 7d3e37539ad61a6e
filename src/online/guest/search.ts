import { type Step, noEffects } from '../../table';
import { isSamePeer, type Peer } from '../peer-connections';
import type { HandshakeChallenge } from '../wire/handshake';
import type { HostMessage } from '../wire/messages';

/**
 * How long a candidate has to answer before the next one is asked, in ms; doubled each time it is asked
 * again. Each question leads to a new challenge that replaces the last, so a slow host could otherwise never
 * be answered in time.
 */
const ANSWER_TIMEOUT_MS = 4000;

/** Maximum number of times that the timeout is doubled. */
const MAX_DOUBLINGS = 4;

export interface HostCandidate {
  readonly peer: Peer;
  /** 16 random bytes as hexadecimal digits, new for each connection. */
  readonly nonce: string;
  /** The public key that it has proved to hold. */
  readonly proved?: string | undefined;
  readonly questions?: number;
}

export interface HostSearch {
  readonly host: Peer | undefined;
  readonly isHostAway: boolean;
  /** The candidate that is being asked for the seat. */
  readonly asked: HostCandidate | undefined;
  /** Number of questions so far; identifies the one that a timer belongs to. */
  readonly questions: number;
  /** The public key of the last host that welcomed this guest. */
  readonly proved: string | undefined;
  /** The candidates to ask next, in order. */
  readonly others: readonly HostCandidate[];
  readonly isAnswered: boolean;
}

export const NEW_SEARCH: HostSearch = {
  host: undefined,
  isHostAway: false,
  asked: undefined,
  questions: 0,
  proved: undefined,
  others: [],
  isAnswered: false,
};

export type SearchEffect =
  | { readonly kind: 'greet'; readonly candidate: HostCandidate }
  /** Sends the event `unanswered` after this time, in ms. */
  | { readonly kind: 'wait'; readonly question: number; readonly time: number }
  /** Verifies a challenge and, if the host's signature is valid, answers it with a proof. */
  | {
      readonly kind: 'prove';
      readonly candidate: HostCandidate;
      readonly challenge: HandshakeChallenge;
    };

type SearchStep = Step<HostSearch, SearchEffect>;

const isAsked = ({ asked }: HostSearch, peer: Peer): boolean => isSamePeer(asked?.peer, peer);

/** Asks the next candidate, unless the host is there or a question is pending. */
function askNext(search: HostSearch): SearchStep {
  const [next, ...others] = search.others;
  const hasHost = search.host !== undefined && !search.isHostAway;
  if (hasHost || search.asked || !next) return noEffects(search);
  const question = search.questions + 1;
  const { questions = 0 } = next;
  const asked = { ...next, questions: questions + 1 };
  return {
    state: { ...search, asked, others, questions: question },
    effects: [
      { kind: 'greet', candidate: asked },
      { kind: 'wait', question, time: ANSWER_TIMEOUT_MS * 2 ** Math.min(questions, MAX_DOUBLINGS) },
    ],
  };
}

/** Ends the pending question; its candidate moves to the end of the queue. */
const requeueAsked = (search: HostSearch): HostSearch => ({
  ...search,
  asked: undefined,
  others: search.asked ? [...search.others, search.asked] : search.others,
});

export function addCandidate(search: HostSearch, candidate: HostCandidate): SearchStep {
  const others = search.others.filter(({ peer }) => !isSamePeer(peer, candidate.peer));
  return askNext({ ...search, others: [...others, candidate] });
}

export const skipUnanswered = (search: HostSearch, question: number): SearchStep =>
  search.asked && question === search.questions ? askNext(requeueAsked(search)) : noEffects(search);

const withoutCandidate = (search: HostSearch, peer: Peer): HostSearch => ({
  ...search,
  asked: isAsked(search, peer) ? undefined : search.asked,
  others: search.others.filter((each) => !isSamePeer(each.peer, peer)),
});

/** Drops a candidate that failed to prove it is the host. */
export const rejectCandidate = (search: HostSearch, peer: Peer): SearchStep =>
  askNext(withoutCandidate(search, peer));

export function markProved(search: HostSearch, peer: Peer, key: string): HostSearch {
  const proved = (each: HostCandidate): HostCandidate =>
    isSamePeer(each.peer, peer) ? { ...each, proved: key } : each;
  const { asked, others } = search;
  return { ...search, asked: asked && proved(asked), others: others.map(proved) };
}

/** Marks the host as away or back; undefined if the peer is not the host. */
export function hostAway(
  search: HostSearch,
  peer: Peer,
  isHostAway: boolean,
): SearchStep | undefined {
  if (!isSamePeer(search.host, peer)) return undefined;
  const next = { ...search, isHostAway };
  return isHostAway ? askNext(next) : noEffects(requeueAsked(next));
}

export function peerLeft(search: HostSearch, peer: Peer): SearchStep {
  const { host } = search;
  return askNext({
    ...withoutCandidate(search, peer),
    host: isSamePeer(host, peer) ? undefined : host,
  });
}

/** The step of a search, and the message if it is the host's. */
export interface ReceivedMessage extends SearchStep {
  readonly message?: HostMessage | undefined;
  /** Whether the peer claimed to be the host with a wrong key. */
  readonly isFalseHost?: boolean;
}

function receiveFromCandidate(
  search: HostSearch,
  candidate: HostCandidate,
  message: HostMessage,
  isHost: (publicKey: string) => boolean,
): ReceivedMessage {
  if (message.kind === 'challenge') {
    if (!isHost(message.key))
      return { ...rejectCandidate(search, candidate.peer), isFalseHost: true };
    return { state: search, effects: [{ kind: 'prove', candidate, challenge: message }] };
  }
  const isOtherVersion = message.kind === 'turned-away' && message.reason === 'version';
  // The only thing accepted without proof is that the peer has a different version.
  const isAnswer = message.kind === 'welcome' || message.kind === 'turned-away';
  if (!isAnswer || (candidate.proved === undefined && !isOtherVersion)) {
    return noEffects(search);
  }
  const isWelcome = message.kind === 'welcome';
  const others = withoutCandidate(search, candidate.peer);
  const answered: HostSearch = isWelcome
    ? {
        // Another candidate with a pending question can be asked again.
        ...requeueAsked(others),
        isAnswered: true,
        host: candidate.peer,
        isHostAway: false,
        proved: candidate.proved,
      }
    : { ...others, isAnswered: true };
  const isOfInterest = !answered.host || isSamePeer(answered.host, candidate.peer);
  return { ...askNext(answered), message: isOfInterest ? message : undefined };
}

/**
 * Handles a peer's message; `isHost` checks the public key of a host. Others may have the same invitation,
 * and a host that returns after a crash is a new peer, so all are asked in turn. An answer that arrives
 * during the next question is still accepted.
 */
export function receiveMessage(
  search: HostSearch,
  peer: Peer,
  message: HostMessage,
  isHost: (publicKey: string) => boolean,
): ReceivedMessage {
  const { asked, host, isHostAway } = search;
  const isSought = host === undefined || isHostAway;
  const candidate = isAsked(search, peer)
    ? asked
    : search.others.find((each) => isSought && isSamePeer(each.peer, peer));
  if (candidate) return receiveFromCandidate(search, candidate, message, isHost);
  const isOfHost = isSamePeer(search.host, peer);
  return { state: search, effects: [], message: isOfHost ? message : undefined };
}
