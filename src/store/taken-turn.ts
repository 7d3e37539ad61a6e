import { isTurn } from '../engine';
import { bestOfTurn } from '../messages';
import type { ScreenState, TakenTurn } from './state';

const turnsIn = ({ timeline }: TakenTurn): number => timeline.record.events.filter(isTurn).length;

/** Says what could have been made of a turn that was taken, once it has been played. */
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
