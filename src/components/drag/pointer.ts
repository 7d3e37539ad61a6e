import type { Point } from '../geometry';

/** Where on the screen the pointer is that has a tile, or else the first one. */
let current: Point = { x: 0, y: 0 };

/** The pointer that has a tile; others may rest on the screen. */
let holder: number | undefined;

/** Where a pointer is during an event. */
export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Follows the pointer itself: dnd-kit's own sums are off while something scrolls. */
export function followPointer(): () => void {
  const follow = (event: PointerEvent): void => {
    const isFollowed = holder === undefined ? event.isPrimary : event.pointerId === holder;
    if (isFollowed) current = pointOf(event);
  };
  window.addEventListener('pointermove', follow, { capture: true, passive: true });
  window.addEventListener('pointerdown', follow, { capture: true, passive: true });
  return () => {
    window.removeEventListener('pointermove', follow, { capture: true });
    window.removeEventListener('pointerdown', follow, { capture: true });
  };
}

/** Follows the pointer of an event, and no other, until the result is called. */
export function holdBy(event: PointerEvent): () => void {
  holder = event.pointerId;
  current = pointOf(event);
  return () => {
    holder = undefined;
  };
}

/** Whether a pointer has a tile, or may be about to drag it. */
export const isTileHeld = (): boolean => holder !== undefined;

/** Where the pointer is now. */
export const pointer = (): Point => current;
