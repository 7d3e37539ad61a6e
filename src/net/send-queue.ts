import { MAX_MESSAGE_LENGTH, WINDOW_FRAGMENTS } from './receive-buffer';
import { MAX_FRAGMENT_LENGTH, type Fragment } from './frame';

/** Maximum number of unacknowledged characters: two messages of maximum length. */
const MAX_QUEUE_LENGTH = 2 * MAX_MESSAGE_LENGTH;

/** Messages split into fragments, which are kept until they are acknowledged. */
export interface SendQueue {
  /** Adds a message; false if it is too long or the queue is full. */
  readonly take: (message: string) => boolean;
  /** The first fragment in the window that was never sent, or last sent at or before this time. */
  readonly next: (before: number) => Fragment | undefined;
  readonly sent: (piece: Fragment, at: number) => void;
  /** Send time of the oldest unacknowledged fragment. */
  readonly oldest: () => number | undefined;
  /** Removes all fragments up to this one; false if it has not been sent yet. */
  readonly acknowledge: (number: number) => boolean;
  readonly waiting: () => number;
}

/** Creates an empty queue; fragments are numbered from 1. */
export function createSendQueue(): SendQueue {
  let queue: Fragment[] = [];
  let waiting = 0;
  let counted = 0;
  let lastSent = 0;
  const times = new Map<number, number>();

  const window = (): readonly Fragment[] => queue.slice(0, WINDOW_FRAGMENTS);

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
