import { MAX_MESSAGE_LENGTH, WINDOW } from './receive-buffer';
import { MAX_FRAGMENT_LENGTH, type Fragment } from './frame';

/** How many characters may wait to be acknowledged: twice the longest message. */
const MAX_QUEUE_LENGTH = 2 * MAX_MESSAGE_LENGTH;

/** Messages cut into pieces, each of which waits until it is acknowledged. */
export interface SendQueue {
  /** Takes a message; false where it is too long, or too much waits already. */
  readonly take: (message: string) => boolean;
  /** The first piece that may go now: never sent, or sent before that moment. */
  readonly next: (before: number) => Fragment | undefined;
  /** Notes when a piece was sent. */
  readonly sent: (piece: Fragment, at: number) => void;
  /** When the earliest of the pieces on their way was sent. */
  readonly oldest: () => number | undefined;
  /** Lets go of all pieces up to this one; false where it has not been sent. */
  readonly acknowledge: (number: number) => boolean;
  /** How many characters wait. */
  readonly waiting: () => number;
}

/** Starts with no message; pieces are counted from 1. */
export function createSendQueue(): SendQueue {
  let queue: Fragment[] = [];
  let waiting = 0;
  let counted = 0;
  let lastSent = 0;
  const times = new Map<number, number>();

  const window = (): readonly Fragment[] => queue.slice(0, WINDOW);

  return {
    take: (message) => {
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
      waiting += message.length;
      return true;
    },
    next: (before) =>
      window().find(({ number }) => {
        const at = times.get(number);
        return at === undefined || at <= before;
      }),
    sent: ({ number }, at) => {
      lastSent = Math.max(lastSent, number);
      times.set(number, at);
    },
    oldest: () => (times.size === 0 ? undefined : Math.min(...times.values())),
    acknowledge: (number) => {
      if (number > lastSent) return false;
      const isArrived = (piece: Fragment): boolean => piece.number <= number;
      for (const piece of queue.filter(isArrived)) {
        waiting -= piece.text.length;
        times.delete(piece.number);
      }
      queue = queue.filter((piece) => !isArrived(piece));
      return true;
    },
    waiting: () => waiting,
  };
}
