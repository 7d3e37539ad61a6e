import type { Landmarks } from '../landmarks';

/** Distance that makes a drag of a press, in CSS pixels. */
const DRAG = 6;

const TYPES = ['pointermove', 'pointerup', 'pointercancel'] as const;

/** A press as it goes on. */
interface Press {
  readonly at: { readonly clientX: number; readonly clientY: number };
  readonly isDrag: boolean;
  readonly isOver: boolean;
}

/** Follows a press to its end; what it has come to is told with every step. */
function followPress(begun: PointerEvent, onStep: () => void): () => Press {
  let press: Press = { at: begun, isDrag: false, isOver: false };
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== begun.pointerId || !event.isTrusted) return;
    const way = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY);
    const isOver = event.type !== 'pointermove';
    press = { at: event, isDrag: press.isDrag || way > DRAG, isOver };
    if (isOver) {
      for (const type of TYPES) window.removeEventListener(type, follow, { capture: true });
    }
    onStep();
  };
  for (const type of TYPES) window.addEventListener(type, follow, { capture: true });
  return () => press;
}

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses a tile in its middle, and brings it to where the hand is by now. */
function takeHold(
  tile: Element,
  { pointerId, pointerType }: PointerEvent,
  { clientX, clientY }: Press['at'],
): void {
  const pointer = {
    pointerId,
    pointerType,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
    buttons: 1,
  };
  tile.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...centreOf(tile) }));
  tile.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX, clientY }));
}

/**
 * Hands a press on a tile of the sample over to the same tile of the game that it has begun, once
 * that is drawn: a drag goes on there, and a tap picks the tile up.
 *
 * @param place Where it lies on the rack, 0-based.
 */
export function handOffPress(landmarks: Landmarks, place: number, begun: PointerEvent): void {
  let waiting: HTMLElement | null = null;
  const step = (): void => {
    const { at, isDrag, isOver } = press();
    if (!waiting || !(isDrag || isOver)) return;
    if (!isOver) takeHold(waiting, begun, at);
    else if (!isDrag) waiting.closest('button')?.click();
    waiting = null;
  };
  const press = followPress(begun, step);
  landmarks.whenThere('rack', (rack) => {
    waiting = rack.querySelector<HTMLElement>(`[data-place="${place}"] [data-slot]`);
    step();
  });
}
