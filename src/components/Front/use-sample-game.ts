import { type RefObject, useEffect, useState } from 'react';
import { usePending } from '../use-deferred';
import { FIRST, next, type Progress } from './sample-games';

/** Interval between plays, in ms. */
const PACE = 2600;

/** Inputs anywhere on the page that end the sample games for good. */
const INPUTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Whether an element is in view and its tab visible. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInWindow, setInWindow] = useState(true);
  const [isTabShown, setTabShown] = useState(!document.hidden);
  useEffect(() => {
    const follow = (): void => setTabShown(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    const shown = element.current;
    if (!shown || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setInWindow(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return isInWindow && isTabShown;
}

export interface SampleGame {
  readonly progress: Progress;
  readonly state: 'playing' | 'paused' | 'over';
  readonly pause: () => void;
  readonly playOn: () => void;
}

/**
 * Plays the sample games while their board is in view, to their end or until any input outside elements marked
 * `data-sample`. With reduced motion nothing is played.
 */
export function useSampleGame(board: RefObject<Element | null>): SampleGame {
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [progress, setProgress] = useState(FIRST);
  const [state, setState] = useState<SampleGame['state']>(isStill ? 'over' : 'playing');
  const isInSight = useInSight(board);
  const isOver = state === 'over';
  usePending('sample-game', state === 'playing');

  useEffect(() => {
    if (isOver) return undefined;
    const end = ({ target }: Event): void => {
      const isOwn = target instanceof Element && target.closest('[data-sample]') !== null;
      if (!isOwn) setState('over');
    };
    for (const input of INPUTS) window.addEventListener(input, end, { passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, end);
    };
  }, [isOver]);

  useEffect(() => {
    if (state !== 'playing' || !isInSight) return undefined;
    const timer = setTimeout(() => {
      const following = next(progress);
      if (following) setProgress(following);
      else setState('over');
    }, PACE);
    return () => clearTimeout(timer);
  }, [progress, state, isInSight]);

  return {
    progress,
    state,
    pause: () => setState('paused'),
    playOn: () => setState('playing'),
  };
}
