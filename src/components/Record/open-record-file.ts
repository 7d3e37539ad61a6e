import { recordNotOpened, recordOpened, recordReason, unavailableReason } from '../../messages';
import { readUserFile } from '../../setup';
import type { GameStore } from '../../store';

/**
 * Opens a record or GCG file and reports the outcome; a refused file changes nothing. A text is a board, for which the
 * set-up opens.
 */
export async function openRecordFile(file: File, state: GameStore): Promise<void> {
  const { actions } = state;
  const { importRecord, say } = actions;
  if (/\.txt$/i.test(file.name)) {
    const part = await actions.loadOrSay(() => import('./open-board-file'));
    return part?.openBoardFile(file, state);
  }
  if (/\.gcg$/i.test(file.name)) {
    const part = await actions.loadOrSay(() => import('./open-gcg-file'));
    return part?.openGcgFile(file, actions);
  }
  const refuse = (reason: string): void => {
    const headline = recordNotOpened(file.name);
    say({ tone: 'refusal', headline, reason });
  };
  const text = await readUserFile(file, 'record');
  if (!text.ok) return refuse(unavailableReason(text.error));
  const opened = await importRecord(text.value);
  if (opened.ok) say({ tone: 'remark', headline: recordOpened(file.name) });
  else if (opened.error.code !== 'CANCELLED') refuse(recordReason(opened.error));
}
