import type { SearchWords, Steps } from '../engine';

/** Yields to the event loop so that queued messages are handled, cancellations among them. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers delay nested timers, but not messages.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/**
 * Time that a search runs before queued messages are handled, in ms. The last step and garbage collection come on top;
 * most steps take 1 to 3 ms.
 */
const TIME_SLICE_MS = 4;

/** The searches that use a kernel. It is the turn of the first. */
const queues = new WeakMap<SearchWords, Steps<unknown>[]>();

function queueOf(words: SearchWords): Steps<unknown>[] {
  const queue = queues.get(words) ?? [];
  queues.set(words, queue);
  return queue;
}

/**
 * Runs a search to its end in time slices; undefined if it is cancelled before. Searches with the same words take turns.
 * A task of the kernel that another one interrupts starts again, so a turn lasts until the first of the search's own
 * tasks is done: without that, two long tasks would interrupt each other for ever. A turn without any lasts one slice.
 */
export async function runInTurns<T>(
  words: SearchWords,
  steps: Steps<T>,
  isCancelled: () => boolean,
): Promise<{ readonly value: T } | undefined> {
  const { context } = words;
  const queue = queueOf(words);
  queue.push(steps);
  try {
    /** The task that this search began last, and the first of its tasks in this turn. */
    let begun: unknown;
    let task: unknown;
    while (!isCancelled()) {
      if (queue[0] === steps) {
        const began = performance.now();
        do {
          const before = context.task;
          const step = steps.next();
          if (step.done) return step;
          if (context.task !== before) begun = context.task;
          if (context.task === begun) task ??= begun;
        } while (performance.now() - began < TIME_SLICE_MS);
        if (task === undefined || context.task !== task) {
          task = undefined;
          queue.push(...queue.splice(0, 1));
        }
      }
      await yieldToEventLoop();
    }
    steps.return(undefined as never);
    return undefined;
  } finally {
    queue.splice(queue.indexOf(steps), 1);
  }
}
