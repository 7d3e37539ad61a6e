import { type ReactNode, useState } from 'react';
import { sameSquare, type Square } from '../../engine';
import { type GameStore, mayDraft, wordOfTurn } from '../../store';
import { useGameStore } from '../game-context';
import { dialogOnDemand } from '../OnDemand/on-demand';

const MeaningDialog = dialogOnDemand(async () => (await import('./MeaningDialog')).MeaningDialog);

/** The word that was laid last over a square, where nobody lays tiles there now. */
function wordAt(state: GameStore, square: Square): string | undefined {
  const { table } = state;
  if (!table || mayDraft(state)) return undefined;
  const turn = table.view.turns.findLast((_, index) =>
    wordOfTurn(table, index + 1).some((each) => sameSquare(each, square)),
  );
  return turn?.kind === 'play' ? turn.words[0] : undefined;
}

/** Tells what a word on the board means, once its square is chosen; the dialog that tells it is the second. */
export function useMeaningOnBoard(): readonly [ask: (square: Square) => void, dialog: ReactNode] {
  const store = useGameStore();
  const [word, setWord] = useState<string>();
  const dialog = word !== undefined && (
    <MeaningDialog word={word} onClose={() => setWord(undefined)} />
  );
  return [(square) => setWord(wordAt(store.getState(), square)), dialog];
}
