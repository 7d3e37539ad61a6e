import { useCallback, useRef } from 'react';

/** Begins something, and tells at its end whether nothing has been begun since. */
export function useLatest(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const mine = ++latest.current;
    return () => mine === latest.current;
  }, []);
}
