import { type RefCallback, type RefObject, useCallback } from 'react';
import { useLandmarks } from './game-context';
import type { Landmark } from './landmarks';

type OwnRef = RefObject<HTMLElement | null> | ((element: HTMLElement | null) => void);

function tell(own: OwnRef | undefined, element: HTMLElement | null): void {
  if (typeof own === 'function') own(element);
  else if (own) own.current = element;
}

/**
 * The ref of an element that others point at.
 *
 * @param own A ref that its component has besides.
 */
export function useLandmark(name: Landmark, own?: OwnRef): RefCallback<HTMLElement> {
  const { add } = useLandmarks();
  return useCallback(
    (element) => {
      tell(own, element);
      if (!element) return undefined;
      const takeAway = add(name, element);
      return () => {
        takeAway();
        tell(own, null);
      };
    },
    [add, name, own],
  );
}
