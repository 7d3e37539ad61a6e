import { counted } from '../../messages';
import { ListNote } from '../Words/ListNote';
import { Choice } from '../ui';
import type { OwnWordsChoice } from './use-own-words-choice';

/** Asks whether the words that the player has put beside the list count. */
export function OwnWordsQuestion({ own }: { readonly own: OwnWordsChoice }) {
  const { count, areCounted, choose, list, status, retry } = own;
  return (
    <>
      <Choice
        question="Do your own words count?"
        answers={[
          ['no', 'no: those of the list'],
          ['yes', `yes: ${counted(count, 'word')} as well`],
        ]}
        value={areCounted ? 'yes' : 'no'}
        onChange={(answer) => choose(answer === 'yes')}
      />
      {list && <ListNote list={list} status={status} onRetry={retry} />}
    </>
  );
}
