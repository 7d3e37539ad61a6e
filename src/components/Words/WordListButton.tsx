import { useState } from 'react';
import type { WordList } from '../../store';
import { FileButton } from '../FileButton/FileButton';
import { LARGEST_LIST, readFile } from '../read-file';

/** Asks for a list of words of the player's own. */
export function WordListButton({ onChosen }: { readonly onChosen: (list: WordList) => void }) {
  const [unreadable, setUnreadable] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const text = await readFile(file, LARGEST_LIST);
    setUnreadable(text === undefined ? file.name : undefined);
    if (text !== undefined) onChosen({ kind: 'own', name: file.name, text });
  };
  return (
    <>
      <FileButton
        label="Word list file"
        accept=".txt,text/plain"
        onChosen={([file]) => file && void take(file)}
      >
        Other words…
      </FileButton>
      {unreadable !== undefined && (
        <p className="words-note__unreadable" role="alert">
          {unreadable} is larger than {LARGEST_LIST / 1_000_000} MB, or could not be read.
        </p>
      )}
    </>
  );
}
