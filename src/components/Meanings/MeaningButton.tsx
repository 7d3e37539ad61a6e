import { type ReactNode, useState } from 'react';
import { DEFINITION, definitionLabel, meaningLabel } from '../../messages';
import { sameSquare, type Square, squareName } from '../../engine';
import { type GameStore, mayDraft, wordOfTurn } from '../../store';
import { dialogOnDemand } from '../OnDemand/on-demand';
import { useGameStore, useLandmarks } from '../game-context';
import { squareElement } from '../landmarks';
import './meaning-button.css';

const MeaningPopover = dialogOnDemand(
  async () => (await import('./MeaningPopover')).MeaningPopover,
);

function OpensMeaning(props: {
  readonly word: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const { word, label, children } = props;
  const [near, setNear] = useState<Element>();
  return (
    <>
      <button
        type="button"
        className="meaning-button"
        aria-label={label}
        onClick={({ currentTarget }) => setNear(currentTarget)}
      >
        {children}
      </button>
      {near && <MeaningPopover word={word} near={near} onClose={() => setNear(undefined)} />}
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

/** Returns a function that shows the definition of the word on a square, and that definition. */
export function useMeaningOnBoard(): readonly [ask: (square: Square) => void, shown: ReactNode] {
  const store = useGameStore();
  const { find } = useLandmarks();
  const [asked, setAsked] = useState<{ readonly word: string; readonly near: Element }>();
  const ask = (square: Square): void => {
    const word = wordAt(store.getState(), square);
    const near = squareElement(find, squareName(square));
    setAsked(word !== undefined && near ? { word, near } : undefined);
  };
  // One that closes because of the press that asked for the next leaves that alone.
  const close = (): void => setAsked((now) => (now === asked ? undefined : now));
  return [ask, asked && <MeaningPopover key={asked.word} {...asked} onClose={close} />];
}
