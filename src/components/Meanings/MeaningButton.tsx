import { type ReactNode, useState } from 'react';
import { DEFINITION, definitionLabel, meaningLabel } from '../../messages';
import { sameSquare, type Square } from '../../engine';
import { type GameStore, mayDraft, wordOfTurn } from '../../store';
import { dialogOnDemand } from '../OnDemand/on-demand';
import { useGameStore } from '../game-context';
import './meaning-button.css';

const MeaningDialog = dialogOnDemand(async () => (await import('./MeaningDialog')).MeaningDialog);

function OpensMeaning(props: {
  readonly word: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { word, label, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="meaning-button"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <MeaningDialog word={word} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A word that opens its definition. */
export const MeaningButton = ({ word }: { readonly word: string }) => (
  <OpensMeaning word={word} label={meaningLabel(word)}>
    <span translate="no">{word}</span>
  </OpensMeaning>
);

/** Opens the definition of a word that is shown nearby. */
export const DefinitionButton = ({ word }: { readonly word: string }) => (
  <OpensMeaning word={word} label={definitionLabel(word)}>
    {DEFINITION}
  </OpensMeaning>
);

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
