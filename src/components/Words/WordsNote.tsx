import { useState } from 'react';
import { counted, otherWordsNote, ownFileReason } from '../../messages';
import { readOwnList } from '../../setup';
import { hasOtherLexicon } from '../../store';
import { useActions, useGame } from '../game-context';
import { ListNote } from './ListNote';
import { WordListButton } from './WordListButton';
import './words-note.css';

/** How far the words of the game are on their way, or that they are others than its own. */
export function WordsNote() {
  const list = useGame(({ wordList }) => wordList);
  const status = useGame(({ words }) => words);
  const hasOtherWords = useGame(({ table }) => table?.wordsChecked === false);
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
