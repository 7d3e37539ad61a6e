import { memo, type ReactNode, useState } from 'react';
import { meaningLabel, MEANINGS } from '../../messages';
import { sameSquare, type Square, type Turn } from '../../engine';
import { type GameStore, mayDraft, wordOfTurn } from '../../store';
import { dialogOnDemand } from '../OnDemand/on-demand';
import { useGameStore } from '../game-context';
import './meaning-button.css';
import './words-of-game.css';

const MeaningDialog = dialogOnDemand(async () => (await import('./MeaningDialog')).MeaningDialog);

export function MeaningButton({ word }: { readonly word: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="meaning-button"
        translate="no"
        aria-label={meaningLabel(word)}
        onClick={() => setOpen(true)}
      >
        {word}
      </button>
      {isOpen && <MeaningDialog word={word} onClose={() => setOpen(false)} />}
    </>
  );
}

export const WordsOfGame = memo(function WordsOfGame(props: { readonly turns: readonly Turn[] }) {
  const words = props.turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : []));
  const distinct = [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en'));
  if (distinct.length === 0) return <p className="game-log__empty">{MEANINGS.noneLaid}</p>;
  return (
    <div className="game-log__scroll" role="region" aria-label={MEANINGS.ofGame}>
      <ul className="words-of-game">
        {distinct.map((word) => (
          <li key={word}>
            <MeaningButton word={word} />
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Returns the word played last over a square; undefined while the player may place tiles. */
function wordAt(state: GameStore, square: Square): string | undefined {
  const { table } = state;
  if (!table || mayDraft(state)) return undefined;
  const turn = table.view.turns.findLast((_, index) =>
    wordOfTurn(table, index + 1).some((each) => sameSquare(each, square)),
  );
  return turn?.kind === 'play' ? turn.words[0] : undefined;
}

/** Returns a function that shows the definition of the word on a square, and the dialog for it. */
export function useMeaningOnBoard(): readonly [ask: (square: Square) => void, dialog: ReactNode] {
  const store = useGameStore();
  const [word, setWord] = useState<string>();
  const dialog = word !== undefined && (
    <MeaningDialog word={word} onClose={() => setWord(undefined)} />
  );
  return [(square) => setWord(wordAt(store.getState(), square)), dialog];
}
