/** Called between the steps of a long task with its progress; false cancels the rest. */
export type OnStep = (done: number, total: number) => boolean;

/** Handles items in steps, each of which has to wait for the storage. False if the rest was cancelled. */
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
