/** Work that comes to a result in steps, between which it may be left undone. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The result of work, all its steps at once. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Counts one more piece of work; true if a step has done enough of them, and another one begins. */
export type IsEnough = () => boolean;

/** Counts work of which one step does so many pieces, and at least one. */
export function countedSteps(perStep: number): IsEnough {
  let done = 0;
  return () => {
    done = done + 1 < perStep ? done + 1 : 0;
    return done === 0;
  };
}
