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

/** The pitch to which fingers bring a board that were `hashOf` apart, and are `now`, in pixels. */
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
