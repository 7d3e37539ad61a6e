import { isOnBoard } from './drop-areas';
import { pointOf } from './pointer';

/** Time within which two fingers come down that mean to pinch, in ms; one that was there before only rests. */
const TOGETHER_MS = 200;

/** How each finger that is on the screen came down. */
const down = new Map<number, PointerEvent>();

/** Keeps account of the fingers on the screen. */
export function followFingers(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const come = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') down.set(event.pointerId, event);
  };
  const leave = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
  };
  window.addEventListener('pointerdown', come, { capture: true, signal });
  window.addEventListener('pointerup', leave, { capture: true, signal });
  window.addEventListener('pointercancel', leave, { capture: true, signal });
  return () => {
    listening.abort();
    down.clear();
  };
}

/** Whether two fingers have come down to pinch the board, one of them perhaps on a tile. */
export const arePinching = (one: PointerEvent, other: PointerEvent): boolean =>
  one.pointerId !== other.pointerId &&
  [one, other].every((each) => each.pointerType === 'touch' && isOnBoard(pointOf(each))) &&
  Math.abs(one.timeStamp - other.timeStamp) <= TOGETHER_MS;

/** Whether a finger that comes down makes a pinch with one that is there. */
export const makesPinch = (event: PointerEvent): boolean =>
  [...down.values()].some((other) => arePinching(event, other));
