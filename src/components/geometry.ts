/** A point, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The number, or the bound that it exceeds; `min` wins if it is above `max`. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
