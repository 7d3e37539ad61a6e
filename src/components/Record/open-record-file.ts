import { recordNotOpened, recordOpened, recordReason, unavailableReason } from '../../messages';
import { readOwnFile } from '../../setup';
import type { GameStore } from '../../store';

/** Opens a record from a file, and says so; one that is refused leaves everything as it was. */
export async function openRecordFile(
  file: File,
  { importRecord, say }: Pick<GameStore['actions'], 'importRecord' | 'say'>,
): Promise<void> {
  const refuse = (reason: string): void => {
    const headline = recordNotOpened(file.name);
    say({ tone: 'refusal', headline, reason });
  };
  const text = await readOwnFile(file, 'record');
  if (!text.ok) return refuse(unavailableReason(text.error));
  const opened = importRecord(text.value);
  if (!opened.ok) return refuse(recordReason(opened.error));
  say({ tone: 'remark', headline: recordOpened(file.name) });
}
