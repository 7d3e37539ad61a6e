import { MAX_FRAGMENT_LENGTH, type Fragment } from './frame';

/** Maximum message length, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4_000_000;

/** Maximum number of unacknowledged fragments; later ones are refused. */
export const WINDOW_FRAGMENTS = 64;

type Arrival = 'new' | 'repeated' | 'refused';

/** Orders fragments and assembles messages. */
export interface ReceiveBuffer {
  readonly take: (piece: Fragment) => Arrival;
  /** The fragment up to which all have arrived; 0 at first. */
  readonly acknowledged: () => number;
  readonly held: () => number;
}

/**
 * Creates an empty buffer. Its size is bounded: one window of early fragments and one message. Drops a
 * message above the maximum length and calls `refuse`.
 */
export function createReceiveBuffer(
  deliver: (message: string) => void,
  refuse: () => void,
): ReceiveBuffer {
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
    const isRefused = isTooLong;
    parts = [];
    isTooLong = false;
    if (isRefused) refuse();
    else deliver(message);
  };

  return {
    take: (piece) => {
      if (piece.number <= acknowledged || early.has(piece.number)) return 'repeated';
      if (piece.number > acknowledged + WINDOW_FRAGMENTS) return 'refused';
      early.set(piece.number, piece);
      for (;;) {
        const next = early.get(acknowledged + 1);
        if (!next) return 'new';
        early.delete(next.number);
        acknowledged = next.number;
        assemble(next);
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
