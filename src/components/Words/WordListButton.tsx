import { FileButton } from '../ui';

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
