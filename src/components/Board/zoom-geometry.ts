import { type BoardState, type Square, squareAt } from '../../engine';
import { clamp, type Point, type Size } from '../geometry';
import { MAX_SQUARE_SIZE, type Rim, type Shape } from './board-size';

/** A position on the board, in squares from the top left corner of its first one. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A place on the board fixed at a point of the frame, in pixels from the frame's top left corner. */
export interface Anchor {
  readonly place: Place;
  readonly at: Point;
}

/** Bounds of the pitch, in pixels: the minimum shows a board of 99 rows whole on a phone. */
const MIN_PITCH = 2;
export const MAX_PITCH = MAX_SQUARE_SIZE;

/** Returns the pitch at which the whole board is in view. */
export function fittingPitch({ columns, rows }: Shape, { width, height }: Size, rim: Rim): number {
  const pitch = Math.min(
    (width - rim.left - rim.right) / columns,
    (height - rim.top - rim.bottom) / rows,
  );
  // Tenths of a pixel matter at a small pitch.
  return clamp(pitch < 10 ? Math.floor(pitch * 10) / 10 : Math.floor(pitch), MIN_PITCH, MAX_PITCH);
}

/** Rounds a pitch to whole device pixels, for sharp lines; `density` is the number of them per CSS pixel. */
export const sharpPitch = (pitch: number, density: number): number =>
  Math.round(pitch * density) / density;

/** Returns the place under a point, in pixels from the top left corner of the drawn board with its rim. */
export const placeAt = ({ x, y }: Point, pitch: number, rim: Rim): Place => ({
  column: (x - rim.left) / pitch,
  row: (y - rim.top) / pitch,
});

/** Inverse of `placeAt`. */
export const pointOf = ({ column, row }: Place, pitch: number, rim: Rim): Point => ({
  x: rim.left + column * pitch,
  y: rim.top + row * pitch,
});

/** Returns the scroll offset that puts an anchor at its point; the frame limits it at the edges of the board. */
export function scrollOf({ place, at }: Anchor, pitch: number, rim: Rim) {
  const { x, y } = pointOf(place, pitch, rim);
  return { left: x - at.x, top: y - at.y };
}

/** Returns the nearest point at which a square and one neighbour on each side are wholly in view. */
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

/** Returns the pitch after a pinch; `before` and `now` are distances between the fingers, in pixels. */
export const pinchedPitch = (pitch: number, before: number, now: number): number =>
  before > 0 ? pitch * (now / before) : pitch;

/** Maximum pixels counted per wheel event: a mouse reports large steps, a trackpad small ones. */
const MAX_WHEEL_PIXELS = 25;
const PIXELS_TO_DOUBLE = 70;

/** Returns the pitch after a wheel event; `delta` is in pixels, and zooms out if positive. */
export const wheeledPitch = (pitch: number, delta: number): number =>
  pitch * 2 ** (-clamp(delta, -MAX_WHEEL_PIXELS, MAX_WHEEL_PIXELS) / PIXELS_TO_DOUBLE);

/** Returns the pitch at a fraction of the transition's duration, 0 to 1; fast at first. */
export const transitionPitch = (from: number, to: number, share: number): number =>
  from * (to / from) ** (1 - (1 - share) ** 3);

interface Area {
  readonly rows: number;
  readonly columns: number;
  readonly middle: Square;
  readonly nearestTile: Square;
}

/** Margin around the tiles, in squares. */
const AROUND = 2;

const span = (squares: readonly Square[], side: 'row' | 'column', size: number) => {
  const indices = squares.map((square) => square[side]);
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

/** Returns the part of the board with tiles, played or draft; the area of the start square if there are none. */
export function tiledArea({ board, grid }: BoardState, laid: readonly Square[]): Area {
  const played = grid.flatMap(({ kind }, index) =>
    kind === 'empty' ? [] : [squareAt(board, index)],
  );
  const tiles = [...played, ...laid];
  const squares = tiles.length === 0 ? [board.start] : tiles;
  const rows = span(squares, 'row', board.rows);
  const columns = span(squares, 'column', board.columns);
  const middle = { row: rows.middle, column: columns.middle };
  const nearestTile = nearest(middle, squares);
  return { rows: rows.length, columns: columns.length, middle, nearestTile };
}
