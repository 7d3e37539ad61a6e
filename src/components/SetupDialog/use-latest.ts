import { useCallback, useRef, useState } from 'react';
import type { Result } from '../../engine';

/** Returns a function that starts an operation. Its result returns whether that operation is still the latest. */
export function useLatest(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const mine = ++latest.current;
    return () => mine === latest.current;
  }, []);
}

/** An error is the reason, as a sentence. */
type Outcome<T> = Result<T, string> | Promise<Result<T, string>>;

/** The latest result of an operation; the last valid value stays until another is valid. */
export interface LatestResult<T> {
  readonly value: T | undefined;
  /** The error of the last result, if it was one. */
  readonly error: string | undefined;
  /** Awaits a result; undefined if it is an error or another operation was started meanwhile. */
  readonly load: (outcome: Outcome<T>) => Promise<T | undefined>;
  /** Ignores the pending result. */
  readonly cancel: () => void;
}

/** Keeps the latest of results that arrive in any order. */
export function useLatestResult<T>(): LatestResult<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<string>();
  const begin = useLatest();
  const load = useCallback(
    async (outcome: Outcome<T>): Promise<T | undefined> => {
      const isLatest = begin();
      const result = await outcome;
      if (!isLatest()) return undefined;
      setError(result.ok ? undefined : result.error);
      if (!result.ok) return undefined;
      setValue(() => result.value);
      return result.value;
    },
    [begin],
  );
  const cancel = useCallback(() => void begin(), [begin]);
  return { value, error, load, cancel };
}
