import type { Steps } from '../engine';
import { type LibraryName, titleName } from './kept-names';

/** Called between the steps of a long task with what has been done so far; false cancels the rest. */
export type OnStep = (done: number, total: number) => boolean;

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

/** Handles items a step at a time; each step has to wait for the storage. False if the rest has been cancelled. */
export async function inSteps<T>(
  items: readonly T[],
  perStep: number,
  onStep: OnStep,
  handle: (step: readonly T[]) => Promise<void>,
): Promise<boolean> {
  for (let done = 0; done < items.length; done += perStep) {
    if (!onStep(done, items.length)) return false;
    await handle(items.slice(done, done + perStep));
  }
  return onStep(items.length, items.length);
}
