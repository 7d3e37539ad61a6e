import { useEffect, useRef } from 'react';
import type { Square } from '../../engine';
import { useActions, useGameStore } from '../game-context';
import type { Cursor } from '../../store';
import type { BoardZoom } from './use-board-zoom';
import type { Point } from '../geometry';

/** How soon after the first, in ms, and how near to it, in pixels, a second tap makes a double tap. */
const SOON = 300;
const NEAR = 28;

/** A tap with a finger that left all tiles where they were. */
interface FirstTap {
  readonly time: number;
  readonly point: Point;
  /** Whether it has zoomed, and the second has nothing left to do. */
  readonly hasZoomed: boolean;
  readonly cursorBefore: Cursor | undefined;
  /** What was in hand; a tile that has been picked up since is meant for the square. */
  readonly selected: number | undefined;
}

/** A click, a tap or Space on a square; keys have no point. */
export interface Tap {
  readonly square: Square;
  readonly point: Point | undefined;
  readonly isTouch: boolean;
  /** When it was, in ms. */
  readonly time: number;
}

/**
 * What a tap on a square does: on the overview it zooms in, elsewhere it lays, takes or turns. A single
 * tap acts at once; if a finger makes it a double tap, the cursor is where it was before and the board
 * is zoomed. A tap that has moved a tile is never the first of two. `lookUp` is told of the squares that are
 * tapped at their usual size, for a finger once no second tap can follow.
 */
export function useBoardTaps(
  {
    isOverview,
    zoomToUsable,
    zoomToSquare,
    toggle,
  }: Pick<BoardZoom, 'isOverview' | 'zoomToUsable' | 'zoomToSquare' | 'toggle'>,
  lookUp: (square: Square) => void,
) {
  const store = useGameStore();
  const { tapSquare, putCursor } = useActions();
  const first = useRef<FirstTap>(undefined);

  const lookingUp = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lookingUp.current), []);

  const tapOnce = ({ square, point, isTouch }: Tap): void => {
    if (isOverview) {
      if (point) zoomToUsable(point);
      else zoomToSquare(square);
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
    // On the overview again, the board has been zoomed out since.
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
