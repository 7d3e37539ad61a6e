import { counted } from '../../messages';
import { Button } from '../Button/Button';
import { ListNote } from '../Words/WordsNote';
import { Choice } from './Choice';
import type { OwnWordsChoice } from './use-own-words-choice';

/** Asks whether the words of the player's own count, where there are some; opens what looks words up. */
export function OwnWordsQuestion(props: {
  readonly own: OwnWordsChoice;
  /** Opens it; undefined where nothing may be looked up now. */
  readonly onLookUp: (() => void) | undefined;
}) {
  const { own, onLookUp } = props;
  const { count, areCounted, choose, list, status, retry } = own;
  return (
    <>
      {onLookUp && (
        <p>
          <Button onClick={onLookUp}>Look words up…</Button>
        </p>
      )}
      {count > 0 && (
        <Choice
          question="Do your own words count?"
          answers={[
            ['no', 'no: those of the list'],
            ['yes', `yes: ${counted(count, 'word')} as well`],
          ]}
          value={areCounted ? 'yes' : 'no'}
          onChange={(answer) => choose(answer === 'yes')}
        />
      )}
      {list && <ListNote list={list} status={status} onRetry={retry} />}
    </>
  );
}
