import { MAX_FRAGMENT_LENGTH, type Fragment } from './frame';

/** Longest message, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4_000_000;

/** How many fragments may be on their way; further ones are not kept. */
export const WINDOW = 64;

/** What became of a piece: it is new, came before, or may not come now. */
type Arrival = 'new' | 'repeated' | 'refused';

/** Puts the pieces of messages in order and together. */
export interface ReceiveBuffer {
  /** Takes a piece; a message that it completes goes to `deliver`. */
  readonly take: (piece: Fragment) => Arrival;
  /** All pieces up to this one have arrived. */
  readonly acknowledged: () => number;
  /** How many characters wait for others. */
  readonly held: () => number;
}

/**
 * Starts with no piece. What it holds is bounded: a window of pieces that came early, and one
 * message. `refuse` is called for a message that is longer than any may be; it is left out.
 */
export function createReceiveBuffer(
  deliver: (message: string) => void,
  refuse: () => void,
): ReceiveBuffer {
  let acknowledged = 0;
  const early = new Map<number, Fragment>();
  let parts: string[] = [];
  let isTooLong = false;

  const putTogether = ({ text, isLast }: Fragment): void => {
    // Every part but the last is full, so their number bounds their length.
    if (parts.length * MAX_FRAGMENT_LENGTH + text.length > MAX_MESSAGE_LENGTH) isTooLong = true;
    if (isTooLong) parts = [];
    else parts.push(text);
    if (!isLast) return;
    const message = parts.join('');
    const isRefused = isTooLong;
    parts = [];
    isTooLong = false;
    if (isRefused) refuse();
    else deliver(message);
  };

  return {
    take: (piece) => {
      if (piece.number <= acknowledged || early.has(piece.number)) return 'repeated';
      if (piece.number > acknowledged + WINDOW) return 'refused';
      early.set(piece.number, piece);
      for (;;) {
        const next = early.get(acknowledged + 1);
        if (!next) return 'new';
        early.delete(next.number);
        acknowledged = next.number;
        putTogether(next);
      }
    },
    acknowledged: () => acknowledged,
    held: () =>
      [...parts, ...[...early.values()].map(({ text }) => text)].reduce(
        (sum, { length }) => sum + length,
        0,
      ),
  };
}
