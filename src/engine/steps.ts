/** Work that comes to a result in steps, between which it may be left undone. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The result of work, all its steps at once. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
