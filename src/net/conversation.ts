import { type ReceiveBuffer, createReceiveBuffer } from './receive-buffer';
import { type SendQueue, createSendQueue } from './send-queue';
import { type Frame, formatFrame, isSession, parseFrame, type Fragment } from './frame';
import type { After } from './transport';

/** The most at once, and the most a second in the long run. */
interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Asks whether one more is within a pace, and counts it if so. `now` is in milliseconds and never
 * goes back.
 */
function rateLimiter({ burst, perSecond }: RateLimit, now: () => number): () => boolean {
  let left = burst;
  let asked = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - asked) * perSecond) / 1000);
    asked = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** How long to wait for an acknowledgement before a fragment is sent again, in ms. */
const RESEND = 1000;

/** How long an end may say nothing before it gives a sign of life, in ms. */
const HEARTBEAT_MS = 2000;

/** How long the other end may be silent before it counts as away, in ms. */
const PEER_TIMEOUT_MS = 6000;

/** Silence after which the other end may have taken this one to be away, in ms: what comes then may be old. */
const DELAY = 4000;

/** How fast frames may arrive; what comes faster is as good as lost. */
const PACE: RateLimit = { burst: 400, perSecond: 200 };

/** What a conversation needs of the world around it. */
export interface ConversationServices {
  readonly after: After;
  /** Milliseconds from any moment on; never goes back, whatever happens to the clock. */
  readonly now: () => number;
  /** A name that no other conversation has: 8 to 40 letters, digits, `-` or `_`. */
  readonly newId: () => string;
}

/** What happens in a conversation. */
export type ConversationEvent =
  /** A message has arrived: each once, whole, and in the order in which they were sent. */
  | { readonly kind: 'peer-said'; readonly text: string }
  /** Nothing has been heard for some seconds. */
  | { readonly kind: 'peer-away' }
  /** The other end is heard again. */
  | { readonly kind: 'peer-back' }
  /** What comes now may have been on its way for some seconds, as this page itself may have stood still. */
  | { readonly kind: 'peer-delayed' }
  /**
   * The other end has begun anew, as after a reload: what was sent to it and not acknowledged is
   * gone, and the conversation begins at its beginning.
   */
  | { readonly kind: 'peer-restarted' };

/** What a conversation has seen and holds. */
export interface ConversationStats {
  /** Frames that no conversation would send, and messages that are too long. */
  readonly refused: number;
  /** Frames that came too fast. */
  readonly dropped: number;
  /** Pieces that came more than once. */
  readonly repeated: number;
  /** Characters that wait for others to arrive. */
  readonly held: number;
  /** Characters that wait to be acknowledged. */
  readonly waiting: number;
}

type Greeting = Extract<Frame, { readonly kind: 'greeting' }>;

/** One end of a conversation. */
export interface Conversation {
  /** Sends a message; false where it is too long, or too much waits already. */
  readonly send: (text: string) => boolean;
  /** Takes what the link brought. */
  readonly receive: (frame: string) => void;
  readonly figures: () => ConversationStats;
  /** Ends the conversation: no event, no frame, no timer goes on. */
  readonly close: () => void;
}

/**
 * Opens one end of a reliable conversation over a link that may lose, double and reorder what it
 * is given to `send`.
 *
 * Each end names its conversation when it opens. Who is at the other end it knows by the answer to a
 * question, since only who is there can answer one that was asked just now; what names any other
 * pair of conversations is not listened to, but asked about. So nothing that comes late from an end
 * that is no more, or was meant for one, is mistaken for a word of this conversation.
 */
export function openConversation({
  send: sendFrame,
  services: { after, now, newId },
  onEvent,
}: {
  readonly send: (frame: string) => void;
  readonly services: ConversationServices;
  readonly onEvent: (event: ConversationEvent) => void;
}): Conversation {
  const session = newId();
  if (!isSession(session)) throw new Error(`No name of a conversation: ${session}`);
  const isAllowed = rateLimiter(PACE, now);
  let other: string | undefined;
  /** Questions are counted; an answer to one of those before the present conversation is too late. */
  let asked = 0;
  let askedBefore = 0;
  let askedAt = -Infinity;
  let refused = 0;
  let dropped = 0;
  let repeated = 0;
  let departures: SendQueue = createSendQueue();
  let arrivals: ReceiveBuffer = newArrivals();
  let isAway = false;
  let isClosed = false;
  /** When the timer is due, and until when an end that seems silent still has to be heard of. */
  let due = 0;
  let askedUntil: number | undefined;
  let heard = now();
  let spoke = heard;
  /** The other end has been told that all pieces up to this one have arrived. */
  let told = 0;
  let stopWaiting = (): void => {};

  function newArrivals(): ReceiveBuffer {
    return createReceiveBuffer(
      (message) => {
        if (!isClosed) onEvent({ kind: 'peer-said', text: message });
      },
      () => {
        refused++;
      },
    );
  }

  function say(frame: Frame): void {
    spoke = now();
    sendFrame(formatFrame(frame));
  }

  /** Answers a question, if there is one, and asks who is there where that is not known. */
  function greet(to: string, answer: number, isKnown: boolean): void {
    if (!isKnown) {
      asked++;
      askedAt = now();
    }
    say({ kind: 'greeting', from: session, to, answer, question: isKnown ? 0 : asked });
  }

  const ask = (): void => greet('', 0, false);

  /** Asks about a frame that does not belong to this conversation; once for all that come together. */
  function probe(): void {
    const isAsking = asked > askedBefore && now() - askedAt < RESEND;
    if (!isAsking) ask();
  }

  function sendHeartbeat(): void {
    if (other === undefined) {
      ask();
      return;
    }
    told = arrivals.acknowledged();
    say({ kind: 'sign', from: session, to: other, acknowledged: told });
  }

  /** Sends all that may go; again what went unanswered, but not to an end that is away. */
  function sendPieces(): void {
    for (;;) {
      if (other === undefined || isClosed) return;
      const piece = departures.next(isAway ? -Infinity : now() - RESEND);
      if (!piece) return;
      departures.sent(piece, now());
      told = arrivals.acknowledged();
      say({ kind: 'piece', from: session, to: other, acknowledged: told, piece });
    }
  }

  function wait(): void {
    stopWaiting();
    if (isClosed) return;
    const oldest = isAway ? undefined : departures.oldest();
    due = Math.min(
      spoke + HEARTBEAT_MS,
      isAway ? Infinity : (askedUntil ?? heard + PEER_TIMEOUT_MS),
      oldest === undefined ? Infinity : oldest + RESEND,
    );
    due = Math.max(due, now() + 1);
    stopWaiting = after(due - now(), tick);
  }

  /**
   * Notes that nothing has been heard for long. Where this page itself has stood still, that tells nothing: what has
   * arrived meanwhile has yet to be taken, and the other end is asked once more.
   */
  function noteSilence(): void {
    if (isAway || now() - heard < PEER_TIMEOUT_MS || now() < (askedUntil ?? 0)) return;
    if (askedUntil === undefined && now() - due >= RESEND) {
      askedUntil = now() + RESEND;
      sendHeartbeat();
      return;
    }
    isAway = true;
    onEvent({ kind: 'peer-away' });
  }

  function tick(): void {
    noteSilence();
    if (isClosed) return;
    sendPieces();
    if (now() - spoke >= HEARTBEAT_MS) sendHeartbeat();
    wait();
  }

  /** Begins the conversation with an end that goes by this name; true when there was another. */
  function begin(from: string): boolean {
    const isRestart = other !== undefined;
    other = from;
    askedBefore = asked;
    told = 0;
    if (isRestart) {
      departures = createSendQueue();
      arrivals = newArrivals();
    }
    return isRestart;
  }

  function markAlive(): void {
    const isDelayed = now() - heard >= DELAY;
    heard = now();
    askedUntil = undefined;
    if (!isAway) {
      if (isDelayed) onEvent({ kind: 'peer-delayed' });
      return;
    }
    isAway = false;
    onEvent({ kind: 'peer-back' });
  }

  function takePiece(piece: Fragment): void {
    const current = arrivals;
    const arrival = current.take(piece);
    if (arrival === 'refused') refused++;
    if (arrival === 'repeated') repeated++;
    // What was sent in answer has acknowledged it already.
    const isTold = arrival === 'new' && told === current.acknowledged();
    if (!isClosed && current === arrivals && !isTold) sendHeartbeat();
  }

  function takeGreeting({ from, answer, question }: Greeting): void {
    const isRestart = answer > askedBefore && from !== other && begin(from);
    if (question > 0) greet(from, question, from === other);
    else if (from !== other) probe();
    if (from === other) markAlive();
    if (isRestart && !isClosed) onEvent({ kind: 'peer-restarted' });
  }

  /** Takes a frame; false for one that speaks of what was never sent. */
  function take(frame: Frame): boolean {
    const { from, to } = frame;
    if (frame.kind === 'greeting') {
      if (to === session && frame.answer > asked) return false;
      takeGreeting(to === session ? frame : { ...frame, answer: 0 });
    } else if (from !== other || to !== session) {
      probe();
    } else {
      if (!departures.acknowledge(frame.acknowledged)) return false;
      markAlive();
      if (frame.kind === 'piece' && !isClosed) takePiece(frame.piece);
    }
    sendPieces();
    // A page whose timers are slowed down still answers, and so does not seem to be away.
    if (!isClosed && now() - spoke >= HEARTBEAT_MS) sendHeartbeat();
    return true;
  }

  sendHeartbeat();
  wait();

  return {
    send: (text) => {
      if (isClosed || !departures.take(text)) return false;
      sendPieces();
      wait();
      return true;
    },
    receive: (text) => {
      if (isClosed) return;
      if (!isAllowed()) {
        dropped++;
        return;
      }
      const frame = parseFrame(text);
      if (!frame || frame.from === session) {
        refused++;
        return;
      }
      if (!take(frame)) refused++;
      wait();
    },
    figures: () => ({
      refused,
      dropped,
      repeated,
      held: arrivals.held(),
      waiting: departures.waiting(),
    }),
    close: () => {
      isClosed = true;
      stopWaiting();
    },
  };
}
