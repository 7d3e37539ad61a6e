import { useState } from 'react';
import { counted, ownFileReason } from '../../messages';
import { isSameList, listName, readOwnList, DEFAULT_LIST, type WordList } from '../../setup';
import { WordListButton, ListNote, GuessedNote } from '../Words/WordsNote';
import { Button, FieldError } from '../ui';
import { useLatest } from './use-latest';
import type { WordsChoice } from './use-words';

const nameOf = (list: WordList): string =>
  isSameList(list, DEFAULT_LIST) ? 'The usual list' : listName(list);

/** Says which words count, and takes another list. */
export function WordListChoice(props: {
  /** The list that was chosen last. */
  readonly list: WordList;
  readonly words: WordsChoice<unknown>;
  readonly onChange: (list: WordList) => void;
}) {
  const { list, words, onChange } = props;
  const { status, fault, usable, retry } = words;
  const [unreadable, setUnreadable] = useState<string>();
  const counting = usable?.words.list ?? list;

  const begin = useLatest();
  const choose = (next: WordList): void => {
    setUnreadable(undefined);
    onChange(next);
  };
  const take = async (file: File): Promise<void> => {
    const isLatest = begin();
    const read = await readOwnList(file);
    if (!isLatest()) return;
    if (read.ok) choose(read.value);
    else setUnreadable(ownFileReason(file.name, read.error));
  };
  const refusal = unreadable ?? fault;
  const note = fault === undefined && <ListNote list={list} status={status} onRetry={retry} />;
  const isComing = fault === undefined && status.kind === 'loading';

  return (
    <div className="word-list">
      <div className="word-list__name">
        <strong>{nameOf(counting)}</strong>
        {isComing ? note : usable && <p>{counted(usable.words.lexicon.size, 'word')}</p>}
      </div>
      {!isSameList(counting, DEFAULT_LIST) && (
        <Button
          onClick={() => {
            begin();
            choose(DEFAULT_LIST);
          }}
        >
          Usual list
        </Button>
      )}
      <WordListButton onChosen={(file) => void take(file)} />
      {refusal !== undefined && <FieldError reason={refusal} />}
      {fault === undefined && <GuessedNote list={list} />}
      {!isComing && note}
    </div>
  );
}
