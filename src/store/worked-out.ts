import type { Steps } from '../engine';
import { type LibraryName, titleName } from './kept-names';

/** A storage that answers in another task. */
interface SlowStorage {
  readonly read: (name: LibraryName) => Promise<unknown>;
}

/**
 * Lets the page draw and respond: what the storage answers comes in a task of its own, and at once, where
 * browsers slow timers down.
 */
export const pause = async ({ read }: SlowStorage): Promise<void> => {
  await read(titleName(''));
};

/** The result of work in steps, between which the page can draw and respond. */
export async function workedOut<T>(steps: Steps<T>, storage: SlowStorage): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(storage);
  }
}
