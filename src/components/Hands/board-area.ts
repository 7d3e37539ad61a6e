import { type RefObject, useEffect } from 'react';
import type { Board, Square } from '../../engine';
import { LABEL_TRACK, squareAtPoint } from '../Board/scale';
import type { Point } from './pointer';

/** Names of the two places where tiles can be dropped. */
export const BOARD_AREA = 'board';
export const RACK_AREA = 'rack';

/** What has to be known of the drawn board to tell a square from a point. */
export interface BoardArea {
  readonly board: Board;
  /** The frame in which the grid is seen, or as much of it as there is room for. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly pitch: number;
  /** Zooms in on a square where squares are too small to lay tiles on; undefined elsewhere. */
  readonly approach: ((square: Square) => void) | undefined;
}

// A page has one board. The drag reads where it is drawn without rendering anything.
let area: BoardArea | undefined;

/** Makes a drawn board known to drags while its component lives. */
export function useBoardArea({ board, frame, grid, pitch, approach }: BoardArea): void {
  useEffect(() => {
    const mine = { board, frame, grid, pitch, approach };
    area = mine;
    return () => {
      if (area === mine) area = undefined;
    };
  }, [board, frame, grid, pitch, approach]);
}

/** Zooms in on a square if that is needed before a tile can be laid there; tells whether it was. */
export function approachFirst(square: Square): boolean {
  area?.approach?.(square);
  return area?.approach !== undefined;
}

/** Whether a point of the screen lies in the frame of the board, at least so far from its edges. */
function isInFrame({ frame }: BoardArea, { x, y }: Point, margin: number): boolean {
  const element = frame.current;
  if (!element) return false;
  // Without the scroll bars.
  const { clientWidth, clientHeight } = element;
  const { left, top } = element.getBoundingClientRect();
  const isWithin = (distance: number, size: number): boolean =>
    distance >= margin && distance < size - margin;
  return isWithin(x - left, clientWidth) && isWithin(y - top, clientHeight);
}

/** Whether a point of the screen lies on the visible part of the board, labels included. */
export const isOnBoardArea = (point: Point): boolean =>
  area !== undefined && isInFrame(area, point, 0);

/** A square and where it is drawn, in pixels from the top left of the grid. */
export interface DrawnSquare {
  readonly square: Square;
  readonly left: number;
  readonly top: number;
}

/** The square that can be seen under a point of the screen; labels stay in sight and cover some. */
export function drawnSquareAt(point: Point): DrawnSquare | undefined {
  const element = area?.grid.current;
  if (!area || !element) return undefined;
  const { pitch } = area;
  if (!isInFrame(area, point, LABEL_TRACK * pitch)) return undefined;
  const bounds = element.getBoundingClientRect();
  const square = squareAtPoint(area.board, bounds, pitch, point);
  if (!square) return undefined;
  return {
    square,
    left: (square.column + LABEL_TRACK) * pitch,
    top: (square.row + LABEL_TRACK) * pitch,
  };
}
