import { useCallback, useEffect, useMemo } from 'react';
import { useActions, useGame, useGameStore, useLandmarks } from '../game-context';
import { isPlainKey } from '../ui';
import { hasTurnToTake, type Progress, turnAt } from './sample-games';

/** Whether keys that are pressed there mean something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/**
 * Takes the turn that the sample game has come to, to be played by a person; undefined where there is
 * none. Whoever types a letter has taken it as well, and goes on in the move box.
 */
export function useTakeTurn(progress: Progress): (() => void) | undefined {
  const store = useGameStore();
  const { takeTurn, typeMove } = useActions();
  const { whenThere } = useLandmarks();
  const level = useGame(({ settings }) => settings.level);
  const canTake = useMemo(() => hasTurnToTake(progress), [progress]);
  const take = useCallback((): void => {
    const turn = turnAt(progress, level);
    if (turn) takeTurn(turn);
  }, [progress, level, takeTurn]);

  useEffect(() => {
    if (!canTake) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isLetter = isPlainKey(event) && /^[a-z]$/i.test(key);
      if (!isLetter || isElsewhere(target) || store.getState().panel) return;
      event.preventDefault();
      take();
      typeMove(key.toUpperCase());
      whenThere('move-box', (box) => box.focus());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [canTake, store, take, typeMove, whenThere]);

  return canTake ? take : undefined;
}
