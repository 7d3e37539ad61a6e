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
export function positionAt(point: Point, positions: number): number | undefined {
  const bounds = rack?.current?.getBoundingClientRect();
  if (!bounds || positions === 0) return undefined;
  const isNear =
    point.x >= bounds.left - MARGIN &&
    point.x <= bounds.right + MARGIN &&
    point.y >= bounds.top - MARGIN &&
    point.y <= bounds.bottom + MARGIN;
  if (!isNear) return undefined;
  const position = Math.floor(((point.x - bounds.left) / bounds.width) * positions);
  return Math.max(0, Math.min(positions - 1, position));
}
