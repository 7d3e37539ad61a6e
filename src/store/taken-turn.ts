import { isTurn } from '../engine';
import { bestOfTurn } from '../messages';
import type { ScreenState, TakenTurn } from './state';

const turnsIn = ({ timeline }: TakenTurn): number => timeline.record.events.filter(isTurn).length;

/** Once a taken turn has been played, compares it with the best move. */
export function afterTakenTurn({
  takenTurn,
  table,
}: ScreenState): Partial<ScreenState> | undefined {
  if (!takenTurn || !table) return undefined;
  if (table.recordId !== takenTurn.timeline.record.id) return { takenTurn: undefined };
  const turn = table.allTurns[turnsIn(takenTurn)];
  if (!turn) return undefined;
  const { best } = takenTurn;
  return {
    takenTurn: undefined,
    notice: { tone: 'remark', ...bestOfTurn(table.view.rules, best, turn) },
  };
}
