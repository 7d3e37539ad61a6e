/** Calls back with the value of a promise, unless the returned function has cancelled that. */
export function whenSettled<T>(promise: Promise<T>, run: (value: T) => void): () => void {
  let isWanted = true;
  void promise.then((value) => {
    if (isWanted) run(value);
  });
  return () => {
    isWanted = false;
  };
}
