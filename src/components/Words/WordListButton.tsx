import { err, LARGEST_WORD_LIST, ok, type Result } from '../../engine';
import { ownFileReason } from '../../messages';
import type { WordList } from '../../store';
import { FileButton } from '../FileButton/FileButton';
import { readText } from '../read-file';

/** A file as a list of words, or a sentence that says why it could not be had. */
export async function readList(file: File): Promise<Result<WordList, string>> {
  const { name } = file;
  const text = await readText(file, LARGEST_WORD_LIST);
  return text.ok
    ? ok({ kind: 'own', name, text: text.value })
    : err(ownFileReason(name, text.error));
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
