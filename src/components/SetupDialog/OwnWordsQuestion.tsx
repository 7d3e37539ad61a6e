import { ownWordsAnswers, QUESTIONS } from '../../messages';
import { ListNote } from '../Words/WordsNote';
import { Choice } from '../ui';
import type { OwnWordsChoice } from './use-own-words-choice';

/** Asks whether the words that the player has put beside the list count. */
export function OwnWordsQuestion({ own }: { readonly own: OwnWordsChoice }) {
  const { count, areCounted, choose, list, status, retry } = own;
  const answers = ownWordsAnswers(count);
  return (
    <>
      <Choice
        question={QUESTIONS.ownWords}
        answers={[
          ['no', answers.no],
          ['yes', answers.yes],
        ]}
        value={areCounted ? 'yes' : 'no'}
        onChange={(answer) => choose(answer === 'yes')}
      />
      {list && <ListNote list={list} status={status} onRetry={retry} />}
    </>
  );
}
