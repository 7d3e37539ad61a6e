import { type PointerEvent, useRef } from 'react';

/** Minimum length of a swipe, in CSS pixels. */
const MIN_LENGTH = 48;

/** How much longer than high a swipe is, so that scrolling is none. */
const MIN_SLOPE = 2;

/** Handlers for an element whose style leaves horizontal moves to the page: `touch-action: pan-y`. */
interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Recognizes swipes of one finger: 1 to the left, towards what comes next, and -1 to the right. A finger on an input, such
 * as a slider, is that input's.
 */
export function useSwipe(onSwipe: (by: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, target }) => {
      // A second finger makes it a pinch.
      const isAlone = pointerType === 'touch' && start.current === undefined;
      const maySwipe = isAlone && !(target instanceof HTMLInputElement);
      start.current = maySwipe ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      const isSwipe =
        Math.abs(across) >= MIN_LENGTH && Math.abs(across) >= MIN_SLOPE * Math.abs(down);
      if (isSwipe) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
