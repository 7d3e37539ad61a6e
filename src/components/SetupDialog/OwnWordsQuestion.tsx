import { useMemo, useState } from 'react';
import type { RuleBook } from '../../engine';
import { customWordsOf, withAdded, type WordList } from '../../setup';
import type { GameWords, WordsStatus } from '../../store';
import { ownWordsAnswers, QUESTIONS } from '../../messages';
import { useGame } from '../game-context';
import { ListNote } from '../Words/WordsNote';
import { Choice } from '../ui';
import { useWords } from './use-words';

interface OwnWordsChoice {
  /** Number of custom words for the list. */
  readonly count: number;
  readonly areCounted: boolean;
  readonly choose: (areCounted: boolean) => void;
  /** The words of the new game; undefined while they load. */
  readonly words: GameWords | undefined;
  readonly list: WordList | undefined;
  readonly status: WordsStatus;
  readonly retry: () => void;
}

/** Adds the player's custom words to the new game if they are to count. */
export function useOwnWordsChoice(
  game: { readonly rules: RuleBook; readonly words: GameWords } | undefined,
): OwnWordsChoice {
  const [isChosen, choose] = useState(false);
  const rules = game?.rules;
  const plain = game?.words;
  const added = useGame(({ ownWords }) => plain && customWordsOf(ownWords, plain.lexicon.id));
  const areCounted = isChosen && added !== undefined;
  const list = useMemo(
    () => (plain && areCounted && added ? withAdded(plain.list, added) : undefined),
    [plain, areCounted, added],
  );
  const wanted = useMemo(() => (rules && list ? { rules, list } : undefined), [rules, list]);
  const { usable, status, retry } = useWords(wanted);
  return {
    count: added?.length ?? 0,
    areCounted,
    choose,
    words: areCounted ? usable?.words : plain,
    list,
    status,
    retry,
  };
}

export function OwnWordsQuestion({ own }: { readonly own: OwnWordsChoice }) {
  const { count, areCounted, choose, list, status, retry } = own;
  const answers = ownWordsAnswers(count);
  return (
    <>
      <Choice
        question={QUESTIONS.ownWords}
        answers={[
          [false, answers.no],
          [true, answers.yes],
        ]}
        value={areCounted}
        onChange={choose}
      />
      {list && <ListNote list={list} status={status} onRetry={retry} />}
    </>
  );
}
