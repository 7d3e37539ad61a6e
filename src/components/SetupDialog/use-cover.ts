import { type RefObject, useEffect, useRef } from 'react';

/** How far the ring of what has the focus stands out, in pixels. */
const RING = 5;

/**
 * For the foot of a dialog: whatever comes into sight, because it has the focus or is to be seen,
 * is scrolled to where the foot does not cover it, however high that is.
 */
export function useCover(): RefObject<HTMLElement | null> {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = foot.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog) return;
    const keepClear = (): void => {
      const { offsetHeight } = element;
      if (offsetHeight > 0) dialog.style.scrollPaddingBottom = `${offsetHeight + RING}px`;
    };
    // An observer first tells with the next frame, and a key may be quicker.
    keepClear();
    const observer = new ResizeObserver(keepClear);
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  return foot;
}
