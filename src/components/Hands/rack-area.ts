import { type RefObject, useEffect } from 'react';
import type { Point } from './pointer';

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
const MARGIN = 12;

/** The position of the rack under a point of the screen; undefined away from the rack. */
export function positionAt({ x, y }: Point): number | undefined {
  const places = Array.from(rack?.current?.children ?? [], (each) => each.getBoundingClientRect());
  const isNear =
    x >= Math.min(...places.map(({ left }) => left)) - MARGIN &&
    x <= Math.max(...places.map(({ right }) => right)) + MARGIN &&
    y >= Math.min(...places.map(({ top }) => top)) - MARGIN &&
    y <= Math.max(...places.map(({ bottom }) => bottom)) + MARGIN;
  if (!isNear) return undefined;
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}
