import { hookQuestionIn, type Lexicon } from '../../engine';
import { CARDS } from '../../messages';
import type { FoundWords, WordSearch } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';

/** Maximum number of words that are learned at once; more would take years. */
const MAX_WORDS = 5000;

/** Adds the words or hooks found to those to learn, and then opens those; `onDone` receives a sentence about it. */
export function LearnWords(props: {
  readonly found: FoundWords;
  readonly asked: WordSearch['question'];
  readonly lexicon: Lexicon;
  readonly isAdded: boolean;
  readonly onDone: (sentence: string) => void;
}) {
  const { found, asked, lexicon, isAdded, onDone } = props;
  // The cards would take the place of the set-up.
  const mayOpen = useGame(({ panel }) => panel !== 'set-up');
  const { loadCards, openPanel } = useActions();
  const count = found.starts.length - 1;
  if (count === 0 || count > MAX_WORDS) return null;
  const learn = async (): Promise<void> => {
    const part = await loadCards();
    if (part) onDone(await part.learn(found, asked));
  };
  const isOpener = isAdded && mayOpen;
  const offer = hookQuestionIn(lexicon.alphabet, asked) ? CARDS.learnHooks : CARDS.learnThese;
  return (
    <Button tone="quiet" onClick={() => (isOpener ? openPanel('cards') : void learn())}>
      {isOpener ? CARDS.title : offer}
    </Button>
  );
}
