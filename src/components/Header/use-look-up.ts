import { isFrontShown } from '../../store';
import { useActions, useGameStore, useLandmarks } from '../game-context';

/** Returns a function that looks words up: in the dock of a game, or else in a dialog. */
export function useLookUp(): () => void {
  const { getState } = useGameStore();
  const { openPanel, showTab } = useActions();
  const { whenThere } = useLandmarks();
  return () => {
    if (isFrontShown(getState())) {
      openPanel('words');
      return;
    }
    showTab('look-up');
    whenThere('look-up', (box) => box.focus());
  };
}
