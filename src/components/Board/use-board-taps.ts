import { useEffect, useRef } from 'react';
import type { Square } from '../../engine';
import { useActions, useGameStore } from '../game-context';
import type { Cursor } from '../../store';
import type { BoardZoom } from './use-board-zoom';
import type { Point } from '../geometry';

/** Maximum time between the taps of a double tap, in ms, and maximum distance, in pixels. */
const SOON = 300;
const NEAR = 28;

/** A tap by touch that moved no tile. */
interface FirstTap {
  readonly time: number;
  readonly point: Point;
  /** Whether it has zoomed the board, so that a second tap does nothing. */
  readonly hasZoomed: boolean;
  readonly cursorBefore: Cursor | undefined;
  /** The selected slot; if another one is selected since, the second tap places that tile. */
  readonly selected: number | undefined;
}

/** A click, tap or Space on a square; a key has no point. */
export interface Tap {
  readonly square: Square;
  readonly point: Point | undefined;
  readonly isTouch: boolean;
  /** Event timestamp, in ms. */
  readonly time: number;
}

/**
 * Returns the handler of taps on squares. On the overview, a tap zooms in and points at the square; elsewhere, it
 * places or picks up a tile, or turns the cursor. A single tap acts at once; if a second one makes it a double tap by
 * touch, the cursor is restored and the zoom toggled. A tap that moved a tile never begins a double tap. `lookUp` is
 * called for taps outside the overview; by touch, once no second tap can follow.
 */
export function useBoardTaps(
  { isOverview, zoomToUsable, toggle }: Pick<BoardZoom, 'isOverview' | 'zoomToUsable' | 'toggle'>,
  lookUp: (square: Square) => void,
) {
  const store = useGameStore();
  const { tapSquare, pointAt, putCursor } = useActions();
  const first = useRef<FirstTap>(undefined);

  const lookingUp = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lookingUp.current), []);

  const tapOnce = ({ square, point, isTouch }: Tap): void => {
    if (isOverview) {
      zoomToUsable(square, point);
      pointAt(square);
      return;
    }
    tapSquare(square);
    if (isTouch) lookingUp.current = setTimeout(() => lookUp(square), SOON);
    else lookUp(square);
  };

  return (done: Tap): void => {
    const { point, isTouch, time } = done;
    const before = first.current;
    const { draft, selected, cursor } = store.getState();
    first.current = undefined;
    clearTimeout(lookingUp.current);
    if (!isTouch || !point) {
      tapOnce(done);
      return;
    }
    // If the overview is back, the board has been zoomed out since.
    const isSecond =
      before &&
      !(before.hasZoomed && isOverview) &&
      before.selected === selected &&
      time - before.time < SOON &&
      Math.hypot(point.x - before.point.x, point.y - before.point.y) < NEAR;
    if (isSecond) {
      if (before.hasZoomed) return;
      putCursor(before.cursorBefore);
      toggle(point);
      return;
    }
    tapOnce(done);
    const now = store.getState();
    if (now.draft !== draft || now.selected !== selected) return;
    first.current = { time, point, hasZoomed: isOverview, cursorBefore: cursor, selected };
  };
}
