import { CARDS } from '../../messages';
import type { FoundWords } from '../../store';
import { useActions } from '../game-context';
import { Button } from '../ui';

/** Maximum number of words that are learned at once; more would take years. */
const MAX_WORDS = 5000;

/** Adds the words found to those to learn; `onDone` receives a sentence about it. */
export function LearnWords(props: {
  readonly found: FoundWords;
  readonly onDone: (sentence: string) => void;
}) {
  const { found, onDone } = props;
  const { loadCards } = useActions();
  const count = found.starts.length - 1;
  if (count === 0 || count > MAX_WORDS) return null;
  const learn = async (): Promise<void> => {
    const part = await loadCards();
    if (part) onDone(await part.learn(found));
  };
  return (
    <Button tone="quiet" onClick={() => void learn()}>
      {CARDS.learnThese}
    </Button>
  );
}
