/** Runs what the browser may refuse, such as access to a storage; returns the result of `refused` if it does. */
export function attempt<T>(run: () => T, refused?: () => T): T | undefined {
  try {
    return run();
  } catch {
    return refused?.();
  }
}
