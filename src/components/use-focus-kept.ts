import { useEffect, useRef } from 'react';
import { hasLostFocus, moveFocus } from './ui';

/**
 * Returns a ref to an element that takes the focus if what had it was removed or disabled, as its content appears
 * or changes.
 *
 * @param content Undefined as long as there is none.
 */
export function useFocusKept<T extends HTMLElement>(content: unknown) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (content !== undefined && hasLostFocus()) moveFocus(place.current);
  }, [content]);
  return place;
}
