import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Cancel, inFrame } from '../../scheduler';
import { clamp, type Point } from '../geometry';
import { motionAllowed } from '../Motion/clone-layer';
import type { Rim } from './board-size';
import { type Anchor, pointOf } from './zoom-geometry';

/** Duration of a zoom transition, in ms. */
const DURATION = 180;

interface Glide {
  /** Calls `draw` with fractions from 0 to 1 of the change; only with 1 if motion is reduced or the page hidden. */
  readonly start: (draw: (share: number) => void) => void;
  readonly stop: () => void;
}

export function useGlide(): Glide {
  const cancel = useRef<Cancel>(undefined);
  const stop = useCallback(() => cancel.current?.(), []);
  const start = useCallback(
    (draw: (share: number) => void): void => {
      stop();
      if (!motionAllowed()) {
        draw(1);
        return;
      }
      const begin = performance.now();
      const step = (): void => {
        const share = clamp((performance.now() - begin) / DURATION, 0, 1);
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

/** A board shown at another size than it is laid out. */
interface Shown {
  readonly scale: number;
  /** Offset of its top left corner from where it is laid out, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/**
 * Shows the board at another size with a transform, because laying out thousands of squares takes longer than a frame.
 * Until it is redrawn, the labels scale too, and lines are not sharp.
 */
interface ZoomPreview {
  /** Ratio of the shown to the drawn size; 1 without a preview. */
  readonly scale: () => number;
  /** The anchor of the preview; undefined without one. */
  readonly anchor: () => Anchor | undefined;
  /** Scales a board drawn at a pitch, with the place of the anchor at a point of the window. */
  readonly show: (scale: number, pitch: number, anchor: Anchor, point: Point) => void;
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
