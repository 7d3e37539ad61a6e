import {
  type ReceiveBuffer,
  createReceiveBuffer,
  type SendQueue,
  createSendQueue,
  type Frame,
  formatFrame,
  isSession,
  parseFrame,
  type Fragment,
} from './fragments';
import type { After } from './transport';

/** Rate limit for incoming frames; others are dropped. */
const MAX_BURST = 400;
const FRAMES_PER_SECOND = 200;

/**
 * A token bucket: each call takes a token and reports whether there was one. `now` is a monotonic clock in
 * ms.
 */
function frameLimiter(now: () => number): () => boolean {
  let left = MAX_BURST;
  let asked = now();
  return () => {
    const time = now();
    left = Math.min(MAX_BURST, left + ((time - asked) * FRAMES_PER_SECOND) / 1000);
    asked = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** How long to wait for an acknowledgement before a fragment is sent again, in ms. */
const RESEND_TIMEOUT_MS = 1000;

/** Maximum time without sending, in ms; then a heartbeat is sent. */
const HEARTBEAT_MS = 2000;

/** Silence after which the other end counts as away, in ms. */
const PEER_TIMEOUT_MS = 6000;

/**
 * Silence after which the other end may count this one as away, in ms; messages received then may be stale.
 */
const STALE_AFTER_MS = 4000;

export interface ConversationServices {
  readonly after: After;
  /** A monotonic clock in ms with any origin. */
  readonly now: () => number;
  /** Returns a unique session id: 8 to 40 letters, digits, `-` or `_`. */
  readonly newId: () => string;
}

export type ConversationEvent =
  /** A message: each arrives once, complete and in the order of sending. */
  | { readonly kind: 'message-received'; readonly text: string }
  /** Nothing has arrived for `PEER_TIMEOUT_MS`. */
  | { readonly kind: 'peer-away' }
  | { readonly kind: 'peer-back' }
  /** Messages from now on may have been under way for seconds, because this page may have been suspended. */
  | { readonly kind: 'peer-delayed' }
  /**
   * The other end has a new session, as after a reload. Unacknowledged messages are lost, and the
   * conversation restarts.
   */
  | { readonly kind: 'peer-restarted' };

type Greeting = Extract<Frame, { readonly kind: 'greeting' }>;

export type Conversation = ReturnType<typeof openConversation>;

/**
 * Opens one end of a reliable conversation over a transport that may lose, duplicate and reorder frames.
 *
 * Each end chooses a session id when it opens. It learns the id of the other end from the answer to a
 * question that it has just asked, because only a peer that is there now can answer it. A frame with any
 * other pair of ids is ignored and triggers a question. So a late frame from or for an earlier session is
 * never taken for part of this one.
 */
export function openConversation({
  send: sendFrame,
  services: { after, now, newId },
  onEvent,
}: {
  readonly send: (frame: string) => void;
  readonly services: ConversationServices;
  readonly onEvent: (event: ConversationEvent) => void;
}) {
  const session = newId();
  if (!isSession(session)) throw new Error(`No name of a conversation: ${session}`);
  const isAllowed = frameLimiter(now);
  let peerSession: string | undefined;
  /** Questions asked so far. An answer to one at or before `askedBefore` is stale. */
  let asked = 0;
  let askedBefore = 0;
  let askedAt = -Infinity;
  let sendQueue: SendQueue = createSendQueue();
  let receiveBuffer: ReceiveBuffer = newReceiveBuffer();
  let isAway = false;
  let isClosed = false;
  /** When the timer is due, and until when a silent peer may still answer a last question. */
  let due = 0;
  let askedUntil: number | undefined;
  let lastReceivedAt = now();
  let lastSentAt = lastReceivedAt;
  /** All fragments up to this one have been acknowledged to the other end. */
  let lastAcknowledged = 0;
  let stopWaiting = (): void => {};

  function newReceiveBuffer(): ReceiveBuffer {
    return createReceiveBuffer((text) => {
      if (!isClosed) onEvent({ kind: 'message-received', text });
    });
  }

  function transmit(frame: Frame): void {
    lastSentAt = now();
    sendFrame(formatFrame(frame));
  }

  /** Sends a greeting: an answer to a question, if there is one, and a question unless the peer is known. */
  function sendGreeting(to: string, answer: number, isKnown: boolean): void {
    if (!isKnown) {
      asked++;
      askedAt = now();
    }
    transmit({ kind: 'greeting', from: session, to, answer, question: isKnown ? 0 : asked });
  }

  const ask = (): void => sendGreeting('', 0, false);

  /** Asks who sent a frame that is not part of this conversation; once for all that arrive together. */
  function probe(): void {
    const isAsking = asked > askedBefore && now() - askedAt < RESEND_TIMEOUT_MS;
    if (!isAsking) ask();
  }

  function sendHeartbeat(): void {
    if (peerSession === undefined) {
      ask();
      return;
    }
    lastAcknowledged = receiveBuffer.acknowledged();
    transmit({ kind: 'sign', from: session, to: peerSession, acknowledged: lastAcknowledged });
  }

  /** Sends every fragment that may go now. Repeats unacknowledged ones unless the other end is away. */
  function sendPieces(): void {
    for (;;) {
      if (peerSession === undefined || isClosed) return;
      const piece = sendQueue.next(isAway ? -Infinity : now() - RESEND_TIMEOUT_MS);
      if (!piece) return;
      sendQueue.sent(piece, now());
      lastAcknowledged = receiveBuffer.acknowledged();
      transmit({
        kind: 'piece',
        from: session,
        to: peerSession,
        acknowledged: lastAcknowledged,
        piece,
      });
    }
  }

  function wait(): void {
    stopWaiting();
    if (isClosed) return;
    const oldest = isAway ? undefined : sendQueue.oldest();
    due = Math.min(
      lastSentAt + HEARTBEAT_MS,
      isAway ? Infinity : (askedUntil ?? lastReceivedAt + PEER_TIMEOUT_MS),
      oldest === undefined ? Infinity : oldest + RESEND_TIMEOUT_MS,
    );
    due = Math.max(due, now() + 1);
    stopWaiting = after(due - now(), tick);
  }

  /**
   * Reports a peer that has been silent too long. If this page itself was suspended, it first handles what
   * has arrived and asks once more.
   */
  function noteSilence(): void {
    if (isAway || now() - lastReceivedAt < PEER_TIMEOUT_MS || now() < (askedUntil ?? 0)) return;
    if (askedUntil === undefined && now() - due >= RESEND_TIMEOUT_MS) {
      askedUntil = now() + RESEND_TIMEOUT_MS;
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
    if (now() - lastSentAt >= HEARTBEAT_MS) sendHeartbeat();
    wait();
  }

  /** Starts the conversation with a session of the other end; returns whether it replaces an earlier one. */
  function begin(from: string): boolean {
    const isRestart = peerSession !== undefined;
    peerSession = from;
    askedBefore = asked;
    lastAcknowledged = 0;
    if (isRestart) {
      sendQueue = createSendQueue();
      receiveBuffer = newReceiveBuffer();
    }
    return isRestart;
  }

  function markAlive(): void {
    const isDelayed = now() - lastReceivedAt >= STALE_AFTER_MS;
    lastReceivedAt = now();
    askedUntil = undefined;
    if (!isAway) {
      if (isDelayed) onEvent({ kind: 'peer-delayed' });
      return;
    }
    isAway = false;
    onEvent({ kind: 'peer-back' });
  }

  function handleFragment(piece: Fragment): void {
    const current = receiveBuffer;
    const isNew = current.take(piece);
    // A fragment that was sent in response has carried the acknowledgement.
    const isAcknowledged = isNew && lastAcknowledged === current.acknowledged();
    if (!isClosed && current === receiveBuffer && !isAcknowledged) sendHeartbeat();
  }

  function handleGreeting({ from, answer, question }: Greeting): void {
    const isRestart = answer > askedBefore && from !== peerSession && begin(from);
    if (question > 0) sendGreeting(from, question, from === peerSession);
    else if (from !== peerSession) probe();
    if (from === peerSession) markAlive();
    if (isRestart && !isClosed) onEvent({ kind: 'peer-restarted' });
  }

  /** Handles a frame; ignores it if it refers to something that was never sent. */
  function take(frame: Frame): void {
    const { from, to } = frame;
    if (frame.kind === 'greeting') {
      if (to === session && frame.answer > asked) return;
      handleGreeting(to === session ? frame : { ...frame, answer: 0 });
    } else if (from !== peerSession || to !== session) {
      probe();
    } else {
      if (!sendQueue.acknowledge(frame.acknowledged)) return;
      markAlive();
      if (frame.kind === 'piece' && !isClosed) handleFragment(frame.piece);
    }
    sendPieces();
    // A page with throttled timers still responds, so that it does not count as away.
    if (!isClosed && now() - lastSentAt >= HEARTBEAT_MS) sendHeartbeat();
  }

  sendHeartbeat();
  wait();

  return {
    /** Sends a message; false if it is too long or the queue is full. */
    send: (text: string): boolean => {
      if (isClosed || !sendQueue.take(text)) return false;
      sendPieces();
      wait();
      return true;
    },
    receive: (text: string): void => {
      if (isClosed || !isAllowed()) return;
      const frame = parseFrame(text);
      if (!frame || frame.from === session) return;
      take(frame);
      wait();
    },
    /** Ends the conversation; no event, frame or timer follows. */
    close: (): void => {
      isClosed = true;
      stopWaiting();
    },
  };
}
