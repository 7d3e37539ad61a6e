import { useEffect, useRef } from 'react';
import type { Play, PlayerView } from '../../engine';
import { useActions, useGame } from '../game-context';

/** Shows a play on the board as a ghost, and shows it again after the screen has removed it. */
export function useGhost(
  before: Pick<PlayerView, 'rules' | 'board' | 'grid' | 'rack'>,
  play: Play | undefined,
): void {
  const isThere = useGame(({ ghost }) => ghost !== undefined);
  const wanted = useRef<Play>(undefined);
  const { showGhost, showMove } = useActions();
  useEffect(() => {
    if (wanted.current === play && isThere === (play !== undefined)) return;
    wanted.current = play;
    if (play) {
      // The code that shows it may load for so long that it is no longer wanted.
      void showMove(before, play).then(() => {
        if (wanted.current !== play) showGhost(undefined);
      });
    } else showGhost(undefined);
  }, [before, isThere, play, showGhost, showMove]);
  useEffect(
    () => () => {
      wanted.current = undefined;
      showGhost(undefined);
    },
    [showGhost],
  );
}
