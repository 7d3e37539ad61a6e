import type { Phase } from '../table';
import { useGame } from './game-context';
import { useLater } from './use-pending';

/**
 * The phase of the table, as it is drawn. The end of a game is drawn after the last turn: both in one
 * task would hold up a slow machine.
 */
export function useDrawnPhase(): Phase | undefined {
  const phase = useGame(({ table }) => table?.phase);
  const drawn = useLater(phase);
  return phase === 'over' ? drawn : phase;
}
