import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Cancel, inFrame } from '../../scheduler';

/** Time in which the board eases from one size to another, in ms. */
const DURATION = 180;

const isStill = (): boolean =>
  document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Something that is drawn frame by frame, one at a time. */
export interface Glide {
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
