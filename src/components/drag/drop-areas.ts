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

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Whether a point is in a box, or at most that many pixels beside it. */
const isNear = (
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { x, y }: Point,
  margin: number,
): boolean =>
  x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;

const distanceOf = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Rack position (0-based) under a screen point; undefined away from the part of the rack that is in view. */
export function rackPositionAt(point: Point): number | undefined {
  const element = rack?.current;
  if (!element) return undefined;
  const boxes = Array.from(element.children, (each) => each.getBoundingClientRect());
  // A long rack scrolls, and what it hides may lie under the board.
  const frame = element.getBoundingClientRect();
  const inView = boxes.filter((box) => isNear(frame, middleOf(box), 0));
  const area = {
    left: Math.min(...inView.map(({ left }) => left)),
    right: Math.max(...inView.map(({ right }) => right)),
    top: Math.min(...inView.map(({ top }) => top)),
    bottom: Math.max(...inView.map(({ bottom }) => bottom)),
  };
  if (!isNear(area, point, RACK_MARGIN)) return undefined;
  const distances = inView.map((box) => distanceOf(middleOf(box), point));
  const nearest = inView[distances.indexOf(Math.min(...distances))];
  return nearest && boxes.indexOf(nearest);
}
