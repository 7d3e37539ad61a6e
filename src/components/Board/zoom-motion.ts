import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Cancel, inFrame } from '../../scheduler';
import type { Point } from '../geometry';
import type { Rim } from './board-size';
import { type Anchor, pointOf } from './zoom-geometry';

/** Time in which the board eases from one size to another, in ms. */
const DURATION = 180;

const isStill = (): boolean =>
  document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Something that is drawn frame by frame, one at a time. */
interface Glide {
  /** Draws shares from 0 to 1 of a change; the end of it at once where nothing should move. */
  readonly start: (draw: (share: number) => void) => void;
  /** Leaves it where it is. */
  readonly stop: () => void;
}

export function useGlide(): Glide {
  const cancel = useRef<Cancel>(undefined);
  const stop = useCallback(() => cancel.current?.(), []);
  const start = useCallback(
    (draw: (share: number) => void): void => {
      stop();
      if (isStill()) {
        draw(1);
        return;
      }
      const begin = performance.now();
      const step = (): void => {
        const share = Math.max(0, Math.min(1, (performance.now() - begin) / DURATION));
        draw(share);
        if (share < 1) cancel.current = inFrame('moving', step);
      };
      cancel.current = inFrame('moving', step);
    },
    [stop],
  );
  useEffect(() => stop, [stop]);
  return useMemo(() => ({ start, stop }), [start, stop]);
}

/** A board that is shown in another size than it is drawn in. */
interface Shown {
  readonly scale: number;
  /** How far its top left corner is from where it is drawn, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/**
 * Shows a board in another size by a transform: to lay out thousands of squares anew takes longer than
 * a frame. Labels go along with it, and lines are not sharp, until it is drawn.
 */
interface ZoomPreview {
  /** How much larger than drawn the board is shown. */
  readonly scale: () => number;
  /** What it is shown around; undefined while it is shown as it is drawn. */
  readonly anchor: () => Anchor | undefined;
  /** Shows a board that is drawn at a pitch in another size, the anchor's place at a point of the window. */
  readonly show: (scale: number, pitch: number, anchor: Anchor, point: Point) => void;
  /** Shows the board as it is drawn. */
  readonly end: () => void;
}

export function zoomPreview(
  frame: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  rim: Rim,
): ZoomPreview {
  let shown: Shown | undefined;
  return {
    scale: () => shown?.scale ?? 1,
    anchor: () => shown?.anchor,
    show: (scale, pitch, anchor, point) => {
      const element = grid.current;
      if (!element) return;
      frame.current?.setAttribute('data-zooming', '');
      const { left, top } = element.getBoundingClientRect();
      const from = pointOf(anchor.place, pitch, rim);
      const x = point.x - (left - (shown?.x ?? 0)) - scale * from.x;
      const y = point.y - (top - (shown?.y ?? 0)) - scale * from.y;
      shown = { scale, x, y, anchor };
      element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
    end: () => {
      if (!shown) return;
      shown = undefined;
      frame.current?.removeAttribute('data-zooming');
      grid.current?.style.removeProperty('transform');
    },
  };
}
