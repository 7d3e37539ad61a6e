import * as v from 'valibot';
import { valueIn } from '../engine';

/** Maximum length of a message fragment in one frame, in UTF-16 code units. */
const MAX_FRAGMENT_LENGTH = 15_000;

/** Maximum frame length: a fragment in which every character is escaped, and the other fields. */
const MAX_FRAME_LENGTH = 6 * MAX_FRAGMENT_LENGTH + 200;

/** Maximum message length, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4_000_000;

/** Maximum number of unacknowledged fragments; later ones are refused. */
const WINDOW_FRAGMENTS = 64;

/** Maximum number of unacknowledged characters: two messages of maximum length. */
const MAX_QUEUE_LENGTH = 2 * MAX_MESSAGE_LENGTH;

/** Part of a message. Fragments are numbered from 1; all but the last of a message have the full length. */
export interface Fragment {
  readonly number: number;
  readonly isLast: boolean;
  readonly text: string;
}

/** A packet of a conversation, between the sessions `from` and `to`. */
export type Frame = { readonly from: string; readonly to: string } & (
  | {
      /** Asks or answers who is at the other end. */
      readonly kind: 'greeting';
      /** The question of `to` that this answers. If 0, it answers none and `to` is empty. */
      readonly answer: number;
      /** A question of `from`, counted from 1; 0 for none. */
      readonly question: number;
    }
  | {
      /** A heartbeat. */
      readonly kind: 'sign';
      /** All fragments up to this one have arrived. */
      readonly acknowledged: number;
    }
  | { readonly kind: 'piece'; readonly acknowledged: number; readonly piece: Fragment }
);

const sessionSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const numberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const frameSchema = v.union([
  v.strictTuple([sessionSchema, sessionSchema, countSchema]),
  v.strictTuple([sessionSchema, v.literal(''), v.literal(0), numberSchema]),
  v.strictTuple([sessionSchema, sessionSchema, numberSchema, countSchema]),
  v.pipe(
    v.strictTuple([
      sessionSchema,
      sessionSchema,
      countSchema,
      numberSchema,
      v.picklist([0, 1]),
      v.pipe(v.string(), v.maxLength(MAX_FRAGMENT_LENGTH)),
    ]),
    v.check(([, , , , last, text]) => last === 1 || text.length === MAX_FRAGMENT_LENGTH),
  ),
]);

/** Whether a text is a valid session id: 8 to 40 letters, digits, `-` or `_`. */
export const isSession = (text: string): boolean => v.safeParse(sessionSchema, text).success;

/** Formats a frame as a JSON array, whose length depends on the kind. */
export function formatFrame(frame: Frame): string {
  const { from, to } = frame;
  switch (frame.kind) {
    case 'sign':
      return JSON.stringify([from, to, frame.acknowledged]);
    case 'greeting':
      return JSON.stringify([from, to, frame.answer, frame.question]);
    case 'piece': {
      const { number: place, isLast, text } = frame.piece;
      return JSON.stringify([from, to, frame.acknowledged, place, isLast ? 1 : 0, text]);
    }
  }
}

/** Parses an untrusted frame; undefined unless `formatFrame` could have written it. */
export function parseFrame(text: string): Frame | undefined {
  if (text.length > MAX_FRAME_LENGTH) return undefined;
  const checked = v.safeParse(frameSchema, valueIn(text));
  if (!checked.success) return undefined;
  const values = checked.output;
  const [from, to] = values;
  switch (values.length) {
    case 3:
      return { kind: 'sign', from, to, acknowledged: values[2] };
    case 4:
      return { kind: 'greeting', from, to, answer: values[2], question: values[3] };
    case 6: {
      const [, , acknowledged, place, last, piece] = values;
      return {
        kind: 'piece',
        from,
        to,
        acknowledged,
        piece: { number: place, isLast: last === 1, text: piece },
      };
    }
  }
}

export type ReceiveBuffer = ReturnType<typeof createReceiveBuffer>;

/**
 * Creates an empty buffer, which orders fragments and assembles messages. Its size is bounded: one window of early
 * fragments and one message. Drops a message above the maximum length.
 */
export function createReceiveBuffer(deliver: (message: string) => void) {
  let acknowledged = 0;
  const early = new Map<number, Fragment>();
  let parts: string[] = [];
  let isTooLong = false;

  const assemble = ({ text, isLast }: Fragment): void => {
    // Every part but the last has the full length, so their number bounds the total.
    if (parts.length * MAX_FRAGMENT_LENGTH + text.length > MAX_MESSAGE_LENGTH) isTooLong = true;
    if (isTooLong) parts = [];
    else parts.push(text);
    if (!isLast) return;
    const message = parts.join('');
    const isWhole = !isTooLong;
    parts = [];
    isTooLong = false;
    if (isWhole) deliver(message);
  };

  return {
    /** Takes a fragment; false if it has arrived before, or is beyond the window. */
    take: (piece: Fragment): boolean => {
      const isInWindow =
        piece.number > acknowledged && piece.number <= acknowledged + WINDOW_FRAGMENTS;
      if (!isInWindow || early.has(piece.number)) return false;
      early.set(piece.number, piece);
      for (;;) {
        const next = early.get(acknowledged + 1);
        if (!next) return true;
        early.delete(next.number);
        acknowledged = next.number;
        assemble(next);
      }
    },
    /** The fragment up to which all have arrived; 0 at first. */
    acknowledged: () => acknowledged,
    /** Length of all that it holds, in UTF-16 code units. */
    length: () => [...parts, ...Array.from(early.values(), ({ text }) => text)].join('').length,
  };
}

export type SendQueue = ReturnType<typeof createSendQueue>;

/** Creates an empty queue of messages, split into fragments, which are numbered from 1 and kept until acknowledged. */
export function createSendQueue() {
  let queue: Fragment[] = [];
  let counted = 0;
  let lastSent = 0;
  const times = new Map<number, number>();

  return {
    /** Adds a message; false if it is too long or the queue is full. */
    take: (message: string): boolean => {
      const waiting = queue.reduce((sum, { text }) => sum + text.length, 0);
      if (message.length > MAX_MESSAGE_LENGTH || waiting + message.length > MAX_QUEUE_LENGTH) {
        return false;
      }
      let from = 0;
      do {
        const text = message.slice(from, from + MAX_FRAGMENT_LENGTH);
        from += MAX_FRAGMENT_LENGTH;
        counted++;
        queue.push({ number: counted, isLast: from >= message.length, text });
      } while (from < message.length);
      return true;
    },
    /** The first fragment in the window that was never sent, or last sent at or before this time. */
    next: (before: number) =>
      queue
        .slice(0, WINDOW_FRAGMENTS)
        .find(({ number }) => (times.get(number) ?? -Infinity) <= before),
    sent: ({ number }: Fragment, at: number): void => {
      lastSent = Math.max(lastSent, number);
      times.set(number, at);
    },
    /** Send time of the oldest unacknowledged fragment. */
    oldest: () => (times.size === 0 ? undefined : Math.min(...times.values())),
    /** Removes all fragments up to this one; false if it has not been sent yet. */
    acknowledge: (number: number): boolean => {
      if (number > lastSent) return false;
      queue = queue.filter((piece) => piece.number > number);
      for (const sent of times.keys()) if (sent <= number) times.delete(sent);
      return true;
    },
  };
}
