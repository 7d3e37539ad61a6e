import { useState } from 'react';
import { counted } from '../../messages';
import { isSameList, listName, USUAL_WORDS, type WordList } from '../../store';
import { Button } from '../Button/Button';
import { FileButton } from '../FileButton/FileButton';
import { readFile } from '../read-file';
import { ListNote } from '../Words/WordsNote';
import { LARGEST_LIST } from './game-file';
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
  const [unreadable, setUnreadable] = useState<string>();

  const take = async (file: File): Promise<void> => {
    const text = await readFile(file, LARGEST_LIST);
    setUnreadable(text === undefined ? file.name : undefined);
    if (text !== undefined) onChange({ kind: 'own', name: file.name, text });
  };

  return (
    <div className="word-list">
      <p>
        <strong>{nameOf(list)}</strong>
        {status.kind === 'ready' && ` · ${counted(status.lexicon.size, 'word')}`}
      </p>
      {!isSameList(list, USUAL_WORDS) && (
        <Button onClick={() => onChange(USUAL_WORDS)}>Usual list</Button>
      )}
      <FileButton
        label="Word list file"
        accept=".txt,text/plain"
        onChosen={([file]) => file && void take(file)}
      >
        Other words…
      </FileButton>
      {unreadable !== undefined && (
        <p className="setup__error" role="alert">
          {unreadable} is larger than {LARGEST_LIST / 1_000_000} MB, or could not be read.
        </p>
      )}
      <ListNote list={list} status={status} onRetry={retry} />
    </div>
  );
}
