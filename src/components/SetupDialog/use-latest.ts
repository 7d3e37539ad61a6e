import { useCallback, useRef, useState } from 'react';
import type { Result } from '../../engine';

/** Begins something, and tells at its end whether nothing has been begun since. */
export function useLatest(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const mine = ++latest.current;
    return () => mine === latest.current;
  }, []);
}

/** The outcome of something that may not be there yet. */
type Outcome<T, E> = Result<T, E> | Promise<Result<T, E>>;

/** What is read on demand, the latest of it: the last good value stays until another is good. */
export interface LatestResult<T, E> {
  readonly value: T | undefined;
  /** What is wrong with what was read last; undefined if nothing is. */
  readonly error: E | undefined;
  /** Waits for an outcome; undefined if it is an error, or if something else was asked for meanwhile. */
  readonly load: (outcome: Outcome<T, E>) => Promise<T | undefined>;
  /** Ignores what is on its way. */
  readonly cancel: () => void;
}

/** Keeps the latest of outcomes that arrive in any order. */
export function useLatestResult<T, E>(): LatestResult<T, E> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<E>();
  const begin = useLatest();
  const load = useCallback(
    async (outcome: Outcome<T, E>): Promise<T | undefined> => {
      const isLatest = begin();
      const result = await outcome;
      if (!isLatest()) return undefined;
      setError(result.ok ? undefined : () => result.error);
      if (!result.ok) return undefined;
      setValue(() => result.value);
      return result.value;
    },
    [begin],
  );
  const cancel = useCallback(() => void begin(), [begin]);
  return { value, error, load, cancel };
}
