/** A computation in steps, between which it can be abandoned. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps at once and returns the result. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
