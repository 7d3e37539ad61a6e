import {
  gcgReason,
  gcgRemarks,
  recordNotOpened,
  recordOpened,
  unavailableReason,
} from '../../messages';
import { readOwnGcg } from '../../setup';
import type { GameStore } from '../../store';

/** Opens a GCG file and reports the outcome, including what differs from the file. */
export async function openGcgFile(
  file: File,
  { importGcg, say }: Pick<GameStore['actions'], 'importGcg' | 'say'>,
): Promise<void> {
  const refuse = (reason: string): void =>
    say({ tone: 'refusal', headline: recordNotOpened(file.name), reason });
  const text = await readOwnGcg(file);
  if (!text.ok) return refuse(unavailableReason(text.error));
  const opened = await importGcg(text.value);
  if (!opened) return;
  if (!opened.ok) return refuse(gcgReason(opened.error));
  const reason = gcgRemarks(opened.value);
  const headline = recordOpened(file.name);
  say({ tone: 'remark', headline, ...(reason ? { reason } : {}) });
}
