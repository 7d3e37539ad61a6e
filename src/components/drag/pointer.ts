import type { Point } from '../geometry';

/** Screen position of the pointer that holds a tile, or else of the primary pointer. */
let current: Point = { x: 0, y: 0 };

/** The pointer that holds a tile; others may rest on the screen. */
let holder: number | undefined;

export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Tracks the pointer directly: dnd-kit's positions are wrong while something scrolls. */
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

/** Follows only the pointer of this event until the result is called. */
export function holdBy(event: PointerEvent): () => void {
  holder = event.pointerId;
  current = pointOf(event);
  return () => {
    holder = undefined;
  };
}

/** Whether a pointer holds a tile or is pressed on one. */
export const isTileHeld = (): boolean => holder !== undefined;

export const pointer = (): Point => current;
