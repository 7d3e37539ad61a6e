import { type Board, type BoardState, type Square, squareAt } from '../../engine';
import { clamp, type Point, type Size } from '../geometry';
import type { Rim, Shape } from './board-size';

/** A place on the board, in squares from the top left corner of its first one. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A place on the board that stays at a point of the frame, in pixels from its top left corner. */
export interface Anchor {
  readonly place: Place;
  readonly at: Point;
}

/** Bounds of the pitch, in pixels: a board of 99 rows is seen whole on a phone. */
const MIN_PITCH = 2;
export const MAX_PITCH = 80;

/** Distance between squares, in pixels, at which the whole board is in view. */
export function fittingPitch({ columns, rows }: Shape, { width, height }: Size, rim: Rim): number {
  const pitch = Math.min(
    (width - rim.left - rim.right) / columns,
    (height - rim.top - rim.bottom) / rows,
  );
  // A fraction of a pixel counts where there are few of them.
  return clamp(pitch < 10 ? Math.floor(pitch * 10) / 10 : Math.floor(pitch), MIN_PITCH, MAX_PITCH);
}

/** A pitch in whole pixels of a screen that has `density` of them to a CSS pixel: its lines are sharp. */
export const sharpPitch = (pitch: number, density: number): number =>
  Math.round(pitch * density) / density;

/** The place under a point, in pixels from the top left corner of the drawn board, its rim included. */
export const placeAt = ({ x, y }: Point, pitch: number, rim: Rim): Place => ({
  column: (x - rim.left) / pitch,
  row: (y - rim.top) / pitch,
});

/** Where a place is, in pixels from the top left corner of the drawn board. */
export const pointOf = ({ column, row }: Place, pitch: number, rim: Rim): Point => ({
  x: rim.left + column * pitch,
  y: rim.top + row * pitch,
});

/** How far a frame is scrolled that has a place at a point; where the board ends, frames stop before. */
export function scrollOf({ place, at }: Anchor, pitch: number, rim: Rim) {
  const { x, y } = pointOf(place, pitch, rim);
  return { left: x - at.x, top: y - at.y };
}

/** The point nearest to another at which a square can be seen whole, and one beside it on each side. */
export function clearOfEdges(at: Point, pitch: number, { width, height }: Size, rim: Rim): Point {
  const clear = (value: number, before: number, after: number, size: number): number => {
    const room = Math.min(1.5 * pitch, (size - before - after) / 2);
    return clamp(value, before + room, size - after - room);
  };
  return {
    x: clear(at.x, rim.left, rim.right, width),
    y: clear(at.y, rim.top, rim.bottom, height),
  };
}

/** The pitch to which fingers bring a board that were `before` apart, and are `now`, in pixels. */
export const pinchedPitch = (pitch: number, before: number, now: number): number =>
  before > 0 ? pitch * (now / before) : pitch;

/** Most pixels of one turn of a wheel that count: a mouse leaps where a trackpad creeps. */
const MAX_WHEEL_PIXELS = 25;
const PIXELS_TO_DOUBLE = 70;

/** The pitch to which a wheel brings a board; `delta` in pixels, away from the board above 0. */
export const wheeledPitch = (pitch: number, delta: number): number =>
  pitch * 2 ** (-clamp(delta, -MAX_WHEEL_PIXELS, MAX_WHEEL_PIXELS) / PIXELS_TO_DOUBLE);

/** How far a glide has come at a share of its time: fast at first. */
export const glided = (from: number, to: number, share: number): number =>
  from * (to / from) ** (1 - (1 - share) ** 3);

/** A rectangle of squares on which tiles lie. */
interface Area {
  readonly rows: number;
  readonly columns: number;
  /** The square in its middle. */
  readonly middle: Square;
  /** The square with a tile that is nearest to the middle. */
  readonly nearestTile: Square;
}

/** Free squares that are shown around the tiles, on every side. */
const AROUND = 2;

const span = (indices: readonly number[], size: number) => {
  const first = Math.max(0, Math.min(...indices) - AROUND);
  const last = Math.min(size - 1, Math.max(...indices) + AROUND);
  return { length: last - first + 1, middle: Math.floor((first + last) / 2) };
};

function nearest(middle: Square, squares: readonly Square[]): Square {
  const far = ({ row, column }: Square): number =>
    Math.hypot(row - middle.row, column - middle.column);
  return squares.reduce(
    (best, each) => (far(each) < far(best) ? each : best),
    squares[0] ?? middle,
  );
}

function around(board: Board, squares: readonly Square[]): Area {
  const rows = span(
    squares.map(({ row }) => row),
    board.rows,
  );
  const columns = span(
    squares.map(({ column }) => column),
    board.columns,
  );
  const middle = { row: rows.middle, column: columns.middle };
  return {
    rows: rows.length,
    columns: columns.length,
    middle,
    nearestTile: nearest(middle, squares),
  };
}

/** The part of a board on which tiles lie, played or laid; the start square if there are no tiles. */
export function tiledArea({ board, grid }: BoardState, laid: readonly Square[]): Area {
  const played = grid.flatMap(({ kind }, index) =>
    kind === 'empty' ? [] : [squareAt(board, index)],
  );
  const squares = [...played, ...laid];
  return around(board, squares.length === 0 ? [board.start] : squares);
}
