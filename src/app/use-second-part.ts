import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the second part of what is drawn is drawn as well: not at first, since all of it in one frame
 * would hold up a slow machine.
 */
export function useSecondPart(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
