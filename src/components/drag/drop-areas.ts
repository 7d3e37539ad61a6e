import { type RefObject, useEffect } from 'react';
import type { Square } from '../../engine';
import type { Point } from '../geometry';

export const BOARD_AREA = 'board';
export const RACK_AREA = 'rack';

/** A square and its position, in pixels from the top left of the grid. */
export interface DrawnSquare {
  readonly square: Square;
  readonly left: number;
  readonly top: number;
}

export interface BoardArea {
  /** The visible frame around the grid. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Space taken by the labels above and beside the squares, in pixels; they stay in view. */
  readonly labels: { readonly top: number; readonly left: number };
  readonly squareAt: (point: Point) => DrawnSquare | undefined;
  /** Zooms in on a square if squares are too small to place tiles on, keeping it under `point` if given. */
  readonly zoomTo: (square: Square, point?: Point) => void;
}

// A page has one board. Drags read its position without rendering.
let board: BoardArea | undefined;

/** Registers the drawn board for drags while the component is mounted. */
export function useBoardArea({ frame, labels, squareAt, zoomTo }: BoardArea): void {
  useEffect(() => {
    const own = { frame, labels, squareAt, zoomTo };
    board = own;
    return () => {
      if (board === own) board = undefined;
    };
  }, [frame, labels, squareAt, zoomTo]);
}

export const zoomToLay = (square: Square, point?: Point): void => board?.zoomTo(square, point);

/** Whether a screen point lies in the board's frame, outside the labels that cover squares. */
function isInFrame(
  { frame }: BoardArea,
  { x, y }: Point,
  covered: BoardArea['labels'] = { top: 0, left: 0 },
): boolean {
  const element = frame.current;
  if (!element) return false;
  // Without scroll bars.
  const { clientWidth, clientHeight } = element;
  const { left, top } = element.getBoundingClientRect();
  const isWithin = (distance: number, min: number, size: number): boolean =>
    distance >= min && distance < size;
  return (
    isWithin(x - left, covered.left, clientWidth) && isWithin(y - top, covered.top, clientHeight)
  );
}

/** Whether a screen point lies on the visible part of the board, labels included. */
export const isOverBoard = (point: Point): boolean =>
  board !== undefined && isInFrame(board, point);

/** The visible square under a screen point. Labels stay in view and cover some squares. */
export const drawnSquareAt = (point: Point): DrawnSquare | undefined =>
  board && isInFrame(board, point, board.labels) ? board.squareAt(point) : undefined;

// A page shows one player's rack.
let rack: RefObject<HTMLElement | null> | undefined;

export function useRackArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    rack = element;
    return () => {
      if (rack === element) rack = undefined;
    };
  }, [element]);
}

/** Distance beside the rack at which a tile still counts as dropped on it, in pixels. */
const RACK_MARGIN = 12;

/** Rack position (0-based) under a screen point; undefined away from the part of the rack that is in view. */
export function rackPositionAt({ x, y }: Point): number | undefined {
  const element = rack?.current;
  if (!element) return undefined;
  // A long rack scrolls, and what it hides may lie under the board.
  const view = element.getBoundingClientRect();
  const isNear =
    x >= view.left - RACK_MARGIN &&
    x <= view.right + RACK_MARGIN &&
    y >= view.top - RACK_MARGIN &&
    y <= view.bottom + RACK_MARGIN;
  if (!isNear) return undefined;
  const distances = Array.from(element.children, (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}
