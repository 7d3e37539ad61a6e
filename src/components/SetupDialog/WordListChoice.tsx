import { counted } from '../../messages';
import { isSameList, listName, USUAL_WORDS, type WordList } from '../../store';
import { Button } from '../Button/Button';
import { WordListButton } from '../Words/WordListButton';
import { ListNote } from '../Words/WordsNote';
import type { WordsChoice } from './use-words';

const nameOf = (list: WordList): string =>
  isSameList(list, USUAL_WORDS) ? 'The usual list' : listName(list);

/** Says which words count, and takes another list. */
export function WordListChoice(props: {
  readonly words: WordsChoice;
  readonly onChange: (list: WordList) => void;
}) {
  const { words, onChange } = props;
  const { list, status, retry } = words;
  return (
    <div className="word-list">
      <p>
        <strong>{nameOf(list)}</strong>
        {status.kind === 'ready' && ` · ${counted(status.lexicon.size, 'word')}`}
      </p>
      {!isSameList(list, USUAL_WORDS) && (
        <Button onClick={() => onChange(USUAL_WORDS)}>Usual list</Button>
      )}
      <WordListButton onChosen={onChange} />
      <ListNote list={list} status={status} onRetry={retry} />
    </div>
  );
}
