import { useEffect, useRef } from 'react';
import type { GameStore, Pace, Playback } from '../../store';
import { useActions, useGame } from '../game-context';
import { usePending } from '../use-deferred';

/** How long each turn of a playback is shown, in ms. */
const SHOWN_FOR: Readonly<Record<Pace, number>> = { slow: 4500, steady: 2200, fast: 900 };

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The playback of the current game; undefined if it was never played back. */
export const playbackNow = ({ playback, table }: GameStore): Playback | undefined =>
  playback && playback.recordId === table?.recordId ? playback : undefined;

/**
 * Shows the turns of a game one after another while its playback runs; returns whether it does. It ends with the last
 * turn, or when the player chooses another one. A playback that is due begins here, unless the player prefers reduced motion.
 */
export function usePlayback(): boolean {
  const state = useGame((store) => playbackNow(store)?.state);
  const pace = useGame(({ settings }) => settings.pace);
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const { playBack, showTurn } = useActions();
  /** The turn that this playback has shown last; undefined unless it runs. */
  const expected = useRef<number>(undefined);
  const isRunning = state === 'running';
  usePending('playback', isRunning);

  useEffect(() => {
    if (state === 'due' && !prefersReducedMotion()) playBack(true);
  }, [state, playBack]);

  useEffect(() => {
    if (!isRunning) {
      expected.current = undefined;
      return () => {};
    }
    expected.current ??= shown;
    if (shown !== expected.current) {
      playBack(false);
      return () => {};
    }
    const timer = setTimeout(() => {
      expected.current = shown + 1;
      if (shown + 1 >= turns) playBack(false);
      showTurn(shown + 1);
    }, SHOWN_FOR[pace]);
    return () => clearTimeout(timer);
  }, [isRunning, pace, shown, turns, playBack, showTurn]);

  return isRunning;
}
