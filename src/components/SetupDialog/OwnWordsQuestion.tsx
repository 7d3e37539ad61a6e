import { useMemo, useState } from 'react';
import type { RuleBook } from '../../engine';
import { customWordsOf, withAdded } from '../../setup';
import type { GameWords } from '../../store';
import { ownWordsAnswers, QUESTIONS } from '../../messages';
import { useGame } from '../game-context';
import { ListNote } from '../Words/WordsNote';
import { Choice } from '../ui';
import { useWords } from './use-words';

/** Adds the player's custom words to the new game if they are to count. */
export function useOwnWordsChoice(
  game: { readonly rules: RuleBook; readonly words: GameWords } | undefined,
) {
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
    /** Number of custom words for the list. */
    count: added?.length ?? 0,
    areCounted,
    choose,
    /** The words of the new game; undefined while they load. */
    words: areCounted ? usable?.words : plain,
    list,
    status,
    retry,
  };
}

export function OwnWordsQuestion(props: { readonly own: ReturnType<typeof useOwnWordsChoice> }) {
  const { count, areCounted, choose, list, status, retry } = props.own;
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
