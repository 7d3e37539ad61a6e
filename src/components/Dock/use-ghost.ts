import { useEffect, useRef } from 'react';
import { isSamePlay, type Play, type PlayerView } from '../../engine';
import { useActions, useGame } from '../game-context';

type Before = Pick<PlayerView, 'rules' | 'board' | 'grid' | 'rack'>;

/** Shows a play on the board as a ghost, and shows it again after the screen has removed it. */
export function useGhost(before: Before, play: Play | undefined): void {
  const isThere = useGame(({ ghost }) => ghost !== undefined);
  const wanted = useRef<{ readonly before: Before; readonly play: Play }>(undefined);
  const { showGhost, showMove } = useActions();
  useEffect(() => {
    const last = wanted.current;
    if (!play) {
      wanted.current = undefined;
      if (last || isThere) showGhost(undefined);
      return;
    }
    // A comparison makes the same play again with each of its results.
    if (isThere && last?.before === before && isSamePlay(before, play, last.play)) return;
    const next = { before, play };
    wanted.current = next;
    // The code that shows it may load for so long that it is no longer wanted.
    void showMove(before, play).then(() => {
      if (wanted.current !== next) showGhost(undefined);
    });
  }, [before, isThere, play, showGhost, showMove]);
  useEffect(
    () => () => {
      wanted.current = undefined;
      showGhost(undefined);
    },
    [showGhost],
  );
}
