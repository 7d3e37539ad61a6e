import { recordReason } from '../../messages';
import { FileButton } from '../FileButton/FileButton';
import { useActions } from '../game-context';
import { readFile } from '../read-file';

/** Largest record file that is read, in bytes. */
const LARGEST_RECORD_FILE = 20_000_000;

/** Opens a record from a file; one that is refused leaves everything as it was. */
export function OpenRecordButton({ onChosen }: { readonly onChosen?: () => void }) {
  const { importRecord, say } = useActions();

  const open = async (file: File): Promise<void> => {
    onChosen?.();
    const text = await readFile(file, LARGEST_RECORD_FILE);
    const opened = text === undefined ? undefined : importRecord(text);
    if (opened?.ok) {
      say({ tone: 'remark', headline: `The record ${file.name} has been opened.` });
      return;
    }
    say({
      tone: 'refusal',
      headline: `The record ${file.name} was not opened, and nothing has changed.`,
      reason: opened
        ? recordReason(opened.error)
        : 'The file is too large, or it could not be read.',
    });
  };

  return (
    <FileButton
      tone="quiet"
      label="Record file"
      accept=".json,application/json"
      onChosen={([file]) => file && void open(file)}
    >
      Open record…
    </FileButton>
  );
}
