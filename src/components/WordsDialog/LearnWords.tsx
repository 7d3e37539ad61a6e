import { CARDS } from '../../messages';
import type { FoundWords } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';

/** Maximum number of words that are learned at once; more would take years. */
const MAX_WORDS = 5000;

/** Adds the words found to those to learn, and then opens those; `onDone` receives a sentence about it. */
export function LearnWords(props: {
  readonly found: FoundWords;
  readonly isAdded: boolean;
  readonly onDone: (sentence: string) => void;
}) {
  const { found, isAdded, onDone } = props;
  // The cards would take the place of the set-up.
  const mayOpen = useGame(({ panel }) => panel !== 'set-up');
  const { loadCards, openPanel } = useActions();
  const count = found.starts.length - 1;
  if (count === 0 || count > MAX_WORDS) return null;
  const learn = async (): Promise<void> => {
    const part = await loadCards();
    if (part) onDone(await part.learn(found));
  };
  const isOpener = isAdded && mayOpen;
  return (
    <Button tone="quiet" onClick={() => (isOpener ? openPanel('cards') : void learn())}>
      {isOpener ? CARDS.title : CARDS.learnThese}
    </Button>
  );
}
