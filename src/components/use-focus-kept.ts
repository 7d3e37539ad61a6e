import { useEffect, useRef } from 'react';
import { moveFocus } from './ui';

/**
 * Returns a ref to an element that takes the focus if what had it was removed, as its content appears or changes.
 *
 * @param content Undefined as long as there is none.
 */
export function useFocusKept<T extends HTMLElement>(content: unknown) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (content !== undefined && document.activeElement === document.body) moveFocus(place.current);
  }, [content]);
  return place;
}
