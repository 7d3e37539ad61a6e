import type { KeyboardEvent } from 'react';
import { useActions, useGameStore } from '../game-context';
import { isPlainKey } from '../ui';

/**
 * A listener for keys by which a player steps through the game; it takes them from the cursor of the
 * board, and tells whether it has done anything. `rowLength` is how many turns stand side by side
 * where the arrows up and down step too.
 */
export function useStepKeys(rowLength?: number): (event: KeyboardEvent) => boolean {
  const { getState } = useGameStore();
  const { showTurn } = useActions();
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ...(rowLength === undefined ? {} : { ArrowUp: -rowLength, ArrowDown: rowLength }),
  };
  return (event) => {
    const by = steps[event.key];
    const { table } = getState();
    if (by === undefined || !table || !isPlainKey(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    const turn = Math.max(0, Math.min(table.turnsShown + by, table.turns));
    if (turn === table.turnsShown) return false;
    showTurn(turn);
    return true;
  };
}
