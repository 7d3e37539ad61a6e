import {
  gcgReason,
  gcgRemarks,
  recordNotOpened,
  recordOpened,
  unavailableReason,
} from '../../messages';
import { readOwnGcg } from '../../setup';
import type { GameStore } from '../../store';

/** Opens a game in GCG from a file, and says so, and what is otherwise than in the file. */
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
