import { type Step, noEffects } from '../../table';
import { isSamePeer, type Peer } from '../peer-connections';
import type { Challenge } from '../wire/handshake';
import type { HostMessage } from '../wire/messages';

/**
 * How long somebody has to answer before somebody else is asked, in ms; twice as long each time that they are asked
 * again. A host answers each question with another challenge, so that whoever kept asking a slow one would never meet
 * the last.
 */
const ANSWER_TIMEOUT_MS = 4000;

/** How often that time is doubled at most. */
const MAX_DOUBLINGS = 4;

/** Somebody who may be the host. */
export interface HostCandidate {
  readonly peer: Peer;
  /** Sixteen random bytes as hexadecimal digits, as new as the connection. */
  readonly nonce: string;
  /** The public key that it has proved to have; left out before. */
  readonly proved?: string | undefined;
  /** How often it has been asked; left out before the first time. */
  readonly questions?: number;
}

/** The search for the host among all who are at the other ends. */
export interface HostSearch {
  readonly host: Peer | undefined;
  readonly isHostAway: boolean;
  /** Who is being asked for the seat. */
  readonly asked: HostCandidate | undefined;
  /** Counts the questions, to tell which of them a timer was set for. */
  readonly questions: number;
  /** The public key of the host that has welcomed this guest last. */
  readonly proved: string | undefined;
  /** Who is asked next. */
  readonly others: readonly HostCandidate[];
  /** Whether anybody has answered. */
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
  /** Says hello. */
  | { readonly kind: 'greet'; readonly candidate: HostCandidate }
  /** Sends the event `unanswered` after this time, in ms. */
  | { readonly kind: 'wait'; readonly question: number; readonly time: number }
  /** Checks a challenge and, where the host's signature is right, answers it with a proof. */
  | { readonly kind: 'prove'; readonly candidate: HostCandidate; readonly challenge: Challenge };

type SearchStep = Step<HostSearch, SearchEffect>;

const isAsked = ({ asked }: HostSearch, peer: Peer): boolean => isSamePeer(asked?.peer, peer);

/** Asks the next candidate, unless the host is there or somebody is being asked. */
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

/** Waits for nobody's answer any more; whoever was asked can be asked again. */
const askLater = (search: HostSearch): HostSearch => ({
  ...search,
  asked: undefined,
  others: search.asked ? [...search.others, search.asked] : search.others,
});

/** Somebody is at the other end of a new connection. */
export function addCandidate(search: HostSearch, candidate: HostCandidate): SearchStep {
  const others = search.others.filter(({ peer }) => !isSamePeer(peer, candidate.peer));
  return askNext({ ...search, others: [...others, candidate] });
}

export const unanswered = (search: HostSearch, question: number): SearchStep =>
  search.asked && question === search.questions ? askNext(askLater(search)) : noEffects(search);

/** The search without a candidate. */
const withoutCandidate = (search: HostSearch, peer: Peer): HostSearch => ({
  ...search,
  asked: isAsked(search, peer) ? undefined : search.asked,
  others: search.others.filter((each) => !isSamePeer(each.peer, peer)),
});

/** A candidate has not proved to be the host, and is not asked again. */
export const rejectCandidate = (search: HostSearch, peer: Peer): SearchStep =>
  askNext(withoutCandidate(search, peer));

/** A candidate has proved to have a public key that is the host's. */
export function isProved(search: HostSearch, peer: Peer, key: string): HostSearch {
  const proved = (each: HostCandidate): HostCandidate =>
    isSamePeer(each.peer, peer) ? { ...each, proved: key } : each;
  const { asked, others } = search;
  return { ...search, asked: asked && proved(asked), others: others.map(proved) };
}

/** The host is not heard, or is again; undefined where the peer is not the host. */
export function hostAway(
  search: HostSearch,
  peer: Peer,
  isHostAway: boolean,
): SearchStep | undefined {
  if (!isSamePeer(search.host, peer)) return undefined;
  const next = { ...search, isHostAway };
  return isHostAway ? askNext(next) : noEffects(askLater(next));
}

/** A connection has ended. */
export function peerLeft(search: HostSearch, peer: Peer): SearchStep {
  const { host } = search;
  return askNext({
    ...withoutCandidate(search, peer),
    host: isSamePeer(host, peer) ? undefined : host,
  });
}

/** What a peer says: the step of the search, and the word of the host in it, if it is one. */
export interface ReceivedMessage extends SearchStep {
  readonly message?: HostMessage | undefined;
  /** Whether it shows that somebody else answers in place of the host. */
  readonly isFalseHost?: boolean;
}

function hearCandidate(
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
  // Of somebody who has proved nothing, only that they speak another version is believed.
  const isAnswer = message.kind === 'welcome' || message.kind === 'turned-away';
  if (!isAnswer || (candidate.proved === undefined && !isOtherVersion)) {
    return noEffects(search);
  }
  const isWelcome = message.kind === 'welcome';
  const others = withoutCandidate(search, candidate.peer);
  const answered: HostSearch = isWelcome
    ? {
        // Whoever else is being asked can be asked again.
        ...askLater(others),
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
 * Takes what a peer says; `isHost` knows the public key of the host who is looked for. Others may have been given the same invitation, and a host whose page ended
 * without a word is somebody else when it is opened again: all are asked, one after the other. One that answers when
 * somebody else is being asked already is slow, and heard all the same.
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
  if (candidate) return hearCandidate(search, candidate, message, isHost);
  const isOfHost = isSamePeer(search.host, peer);
  return { state: search, effects: [], message: isOfHost ? message : undefined };
}
