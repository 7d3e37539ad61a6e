/** Work that comes to a result in steps, between which it may be left undone. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The result of work, all its steps at once. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Counts work, of which one step does only so much. */
export interface WorkCounter {
  /** Counts some work; true if the step has done enough, and another one begins. */
  readonly isEnough: (work: number) => boolean;
}

/** @param perStep The most work of a step, unless a single piece takes more. */
export function workCounter(perStep: number): WorkCounter {
  let done = 0;
  return {
    isEnough: (work) => {
      done += work;
      if (done < perStep) return false;
      done = 0;
      return true;
    },
  };
}
