import { type ReactNode, useEffect, useRef } from 'react';

/** How far a focus ring extends, in pixels. */
const RING = 5;

/** The sticky footer of a dialog. Elements scrolled into view stay clear of it, however tall it is. */
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
    // A ResizeObserver first fires with the next frame; a key press may come sooner.
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
