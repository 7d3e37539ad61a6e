import type { WordList } from '../../store';
import { FileButton } from '../FileButton/FileButton';
import { LARGEST_LIST, readFile } from '../read-file';

/** Asks for a list of words of the player's own. */
export function WordListButton(props: {
  readonly onChosen: (list: WordList) => void;
  /** Hears why a file could not be had, as a sentence. */
  readonly onUnreadable: (reason: string) => void;
}) {
  const { onChosen, onUnreadable } = props;
  const take = async (file: File): Promise<void> => {
    const text = await readFile(file, LARGEST_LIST);
    if (text !== undefined) onChosen({ kind: 'own', name: file.name, text });
    else {
      const most = LARGEST_LIST / 1_000_000;
      onUnreadable(`${file.name} is larger than ${most} MB, or could not be read.`);
    }
  };
  return (
    <FileButton
      label="Word list file"
      accept=".txt,text/plain"
      onChosen={([file]) => file && void take(file)}
    >
      Other words…
    </FileButton>
  );
}
