import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrames } from './next-frame';

/**
 * Whether a component has been painted: false in its first picture, so that what takes long to lay out can
 * come in the second, and not hold a slow machine up with all the rest.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => afterFrames(2, () => flushSync(() => setPainted(true))), []);
  return isPainted;
}
