import { type RefObject, useEffect } from 'react';
import type { Square } from '../../engine';
import type { Point } from '../geometry';

/** Ids of the two areas where tiles can be dropped. */
export const BOARD_AREA = 'board';
export const RACK_AREA = 'rack';

/** A square and where it is drawn, in pixels from the top left of the grid. */
export interface DrawnSquare {
  readonly square: Square;
  readonly left: number;
  readonly top: number;
}

/** What a drag has to know of the drawn board to tell a square from a point. */
export interface BoardArea {
  /** The frame in which the grid is seen, or as much of it as there is room for. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Room that the labels above and beside the squares take; they stay in sight, in pixels. */
  readonly labels: { readonly top: number; readonly left: number };
  readonly squareAt: (point: Point) => DrawnSquare | undefined;
  /**
   * Zooms in on a square where squares are too small to lay tiles on; it stays under the point, if
   * there is one.
   */
  readonly zoomTo: (square: Square, point?: Point) => void;
}

// A page has one board. The drag reads where it is drawn without rendering anything.
let board: BoardArea | undefined;

/** Makes a drawn board known to drags while its component lives. */
export function useBoardArea({ frame, labels, squareAt, zoomTo }: BoardArea): void {
  useEffect(() => {
    const own = { frame, labels, squareAt, zoomTo };
    board = own;
    return () => {
      if (board === own) board = undefined;
    };
  }, [frame, labels, squareAt, zoomTo]);
}

/** Zooms in on a square where squares are too small to lay tiles on, and keeps it under a point. */
export const zoomToLay = (square: Square, point?: Point): void => board?.zoomTo(square, point);

/** Whether a point of the screen lies in the frame of the board, outside what covers squares there. */
function isInFrame(
  { frame }: BoardArea,
  { x, y }: Point,
  covered: BoardArea['labels'] = { top: 0, left: 0 },
): boolean {
  const element = frame.current;
  if (!element) return false;
  // Without the scroll bars.
  const { clientWidth, clientHeight } = element;
  const { left, top } = element.getBoundingClientRect();
  const isWithin = (distance: number, min: number, size: number): boolean =>
    distance >= min && distance < size;
  return (
    isWithin(x - left, covered.left, clientWidth) && isWithin(y - top, covered.top, clientHeight)
  );
}

/** Whether a point of the screen lies on the visible part of the board, labels included. */
export const isOnBoard = (point: Point): boolean => board !== undefined && isInFrame(board, point);

/** The square that can be seen under a point of the screen; labels stay in sight and cover some. */
export const drawnSquareAt = (point: Point): DrawnSquare | undefined =>
  board && isInFrame(board, point, board.labels) ? board.squareAt(point) : undefined;

// A page has one rack of its own.
let rack: RefObject<HTMLElement | null> | undefined;

/** Makes the drawn rack known to drags while its component lives. */
export function useRackArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    rack = element;
    return () => {
      if (rack === element) rack = undefined;
    };
  }, [element]);
}

/** How far beside the rack a tile still counts as dropped on it, in pixels. */
const RACK_MARGIN = 12;

/** The position of the rack under a point of the screen; undefined away from the rack. */
export function rackPositionAt({ x, y }: Point): number | undefined {
  const places = Array.from(rack?.current?.children ?? [], (each) => each.getBoundingClientRect());
  const isNear =
    x >= Math.min(...places.map(({ left }) => left)) - RACK_MARGIN &&
    x <= Math.max(...places.map(({ right }) => right)) + RACK_MARGIN &&
    y >= Math.min(...places.map(({ top }) => top)) - RACK_MARGIN &&
    y <= Math.max(...places.map(({ bottom }) => bottom)) + RACK_MARGIN;
  if (!isNear) return undefined;
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}
