import { type ReactNode, useState } from 'react';
import { GCG_LEXICON } from '../../engine';
import {
  counted,
  guessedNote,
  leftOutNote,
  loadingWords,
  otherWordsNote,
  ownFileReason,
  preparingWords,
  WORD_LIST,
  wordsReason,
} from '../../messages';
import { listName, readOwnList, type WordList } from '../../setup';
import { hasOtherLexicon, type WordsStatus } from '../../store';
import { Button, FileButton } from '../ui';
import { useActions, useGame } from '../game-context';
import './words-note.css';

export function GuessedNote({ list }: { readonly list: WordList }) {
  return list.kind === 'own' && list.isGuessed ? (
    <div className="words-note" role="status">
      {guessedNote(list.name)}
    </div>
  ) : null;
}

function Reading({ received, total }: Extract<WordsStatus, { stage: 'reading' }>) {
  return (
    <>
      <span>{loadingWords(received, total)}</span>
      <progress {...(total ? { value: received, max: total } : {})} aria-label={WORD_LIST.loaded} />
    </>
  );
}

function Building({ fraction }: Extract<WordsStatus, { stage: 'building' }>) {
  return (
    <>
      <span>{preparingWords(fraction)}</span>
      <progress value={fraction} aria-label={WORD_LIST.prepared} />
    </>
  );
}

/** Loading progress of a word list, then the lines that were left out. */
export function ListNote(props: {
  readonly list: WordList;
  readonly status: WordsStatus;
  readonly onRetry: () => void;
  /** Alternatives if the list cannot be used. */
  readonly children?: ReactNode;
}) {
  const { list, status, onRetry, children } = props;
  if (status.kind === 'ready') {
    return status.leftOut ? (
      <div className="words-note" role="status">
        {leftOutNote(listName(list), status.leftOut)}
      </div>
    ) : null;
  }
  if (status.kind === 'failed') {
    return (
      <div className="words-note words-note--failed" role="alert">
        <span className="words-note__sentence">{wordsReason(listName(list), status.failure)}</span>
        <Button onClick={onRetry}>{WORD_LIST.retry}</Button>
        {children}
      </div>
    );
  }
  return (
    <div className="words-note" aria-busy="true">
      {status.stage === 'reading' ? <Reading {...status} /> : <Building {...status} />}
    </div>
  );
}

export function WordListButton({ onChosen }: { readonly onChosen: (file: File) => void }) {
  return (
    <FileButton
      label={WORD_LIST.file}
      accept=".txt,text/plain"
      onChosen={([file]) => file && onChosen(file)}
    >
      {WORD_LIST.choose}
    </FileButton>
  );
}

/** Loading progress of the game's words, or a warning that the loaded words are not the game's. */
export function WordsNote() {
  const list = useGame(({ wordList }) => wordList);
  const status = useGame(({ words }) => words);
  // The list of an entered game, and of most files, is not known: it may well be this one.
  const hasOtherWords = useGame(
    ({ table }) => table?.wordsChecked === false && table.lexiconId !== GCG_LEXICON,
  );
  const hostDecides = useGame(hasOtherLexicon);
  const size = status.kind === 'ready' ? counted(status.lexicon.size, 'word') : '';
  const { loadWords, switchWordList } = useActions();
  const [unreadable, setUnreadable] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const read = await readOwnList(file);
    setUnreadable(read.ok ? undefined : ownFileReason(file.name, read.error));
    if (read.ok) switchWordList(read.value);
  };
  const choose = (
    <>
      <WordListButton onChosen={(file) => void take(file)} />
      {unreadable !== undefined && <p className="words-note__unreadable">{unreadable}</p>}
    </>
  );
  if (status.kind === 'ready' && hasOtherWords) {
    return (
      <div className="words-note">
        <span className="words-note__sentence">{otherWordsNote(size, hostDecides)}</span>
        {choose}
      </div>
    );
  }
  return (
    <ListNote list={list} status={status} onRetry={loadWords}>
      {choose}
    </ListNote>
  );
}
