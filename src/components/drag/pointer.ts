/** A point of the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pointer is on the screen during a drag. */
let current: Point = { x: 0, y: 0 };

/** Follows the pointer itself: dnd-kit's own sums are off while something scrolls. */
export function followPointer(): () => void {
  const follow = (event: PointerEvent): void => {
    if (event.isPrimary) current = { x: event.clientX, y: event.clientY };
  };
  window.addEventListener('pointermove', follow, { capture: true, passive: true });
  window.addEventListener('pointerdown', follow, { capture: true, passive: true });
  return () => {
    window.removeEventListener('pointermove', follow, { capture: true });
    window.removeEventListener('pointerdown', follow, { capture: true });
  };
}

/** Where the pointer is now. */
export const pointer = (): Point => current;
