/** In CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits a value to a range; `min` wins if it is above `max`. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
