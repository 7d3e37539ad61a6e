import { type ReactNode, useEffect, useRef } from 'react';

/** How far the ring of what has the focus stands out, in pixels. */
const RING = 5;

/**
 * The foot of a dialog, always in sight. Whatever is scrolled into sight, because it has the focus or
 * is to be seen, comes to lie where the foot does not cover it, however high that is.
 */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
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
  return (
    <footer ref={foot} className="dialog__footer">
      {children}
    </footer>
  );
}
