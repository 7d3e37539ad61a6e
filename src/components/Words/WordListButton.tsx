import { err, ok, type Result } from '../../engine';
import type { WordList } from '../../store';
import { FileButton } from '../FileButton/FileButton';
import { LARGEST_LIST, readFile } from '../read-file';

/** A file as a list of words, or a sentence that says why it could not be had. */
export async function readList(file: File): Promise<Result<WordList, string>> {
  const text = await readFile(file, LARGEST_LIST);
  return text === undefined
    ? err(`${file.name} is larger than ${LARGEST_LIST / 1_000_000} MB, or could not be read.`)
    : ok({ kind: 'own', name: file.name, text });
}

/** Asks for a list of words of the player's own. */
export function WordListButton({ onChosen }: { readonly onChosen: (file: File) => void }) {
  return (
    <FileButton
      label="Word list file"
      accept=".txt,text/plain"
      onChosen={([file]) => file && onChosen(file)}
    >
      Other words…
    </FileButton>
  );
}
