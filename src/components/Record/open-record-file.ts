import { sanitizeName, scraebbkle } from '../../engine';
import {
  gcgReason,
  gcgRemarks,
  recordNotOpened,
  recordOpened,
  recordReason,
  unavailableReason,
} from '../../messages';
import { GAMES, readOwnBoard, readOwnGcg, readUserFile } from '../../setup';
import type { BoardFile, GameStore } from '../../store';

/** Reads a board for the first game that can be played on it, beginning with `first`; for that one if none can. */
async function boardFileOf(file: File, first: string): Promise<BoardFile> {
  const games = GAMES.toSorted(
    (one, other) => Number(other.rules.id === first) - Number(one.rules.id === first),
  );
  const read: BoardFile[] = [];
  for (const { rules } of games) {
    const board = await readOwnBoard(rules, file);
    read.push({ game: rules.id, name: sanitizeName(file.name), board });
    if (board.ok) break;
  }
  const [own, best] = [read[0], read.at(-1)];
  if (!own || !best) throw new Error('There is no game');
  return best.board.ok ? best : own;
}

/** Opens the set-up with the board of a file: for the game that is played if it can be, else for another. */
async function openBoardFile(file: File, { table, actions }: GameStore): Promise<void> {
  actions.setUpBoard(await boardFileOf(file, table?.view.rules.id ?? scraebbkle.id));
}

/** Opens a GCG file and reports the outcome, including what differs from the file. */
async function openGcgFile(
  file: File,
  { importGcg, showNotice }: Pick<GameStore['actions'], 'importGcg' | 'showNotice'>,
): Promise<void> {
  const refuse = (reason: string): void =>
    showNotice({ tone: 'refusal', headline: recordNotOpened(file.name), reason });
  const text = await readOwnGcg(file);
  if (!text.ok) return refuse(unavailableReason(text.error));
  const opened = await importGcg(text.value);
  if (!opened) return;
  if (!opened.ok) return refuse(gcgReason(opened.error));
  const reason = gcgRemarks(opened.value);
  const headline = recordOpened(file.name);
  showNotice({ tone: 'remark', headline, ...(reason ? { reason } : {}) });
}

/**
 * Opens a record or GCG file and reports the outcome; a refused file changes nothing. A text is a board, for which the
 * set-up opens.
 */
export async function openRecordFile(file: File, state: GameStore): Promise<void> {
  const { actions } = state;
  const { importRecord, showNotice } = actions;
  if (/\.txt$/i.test(file.name)) return openBoardFile(file, state);
  if (/\.gcg$/i.test(file.name)) return openGcgFile(file, actions);
  const refuse = (reason: string): void => {
    const headline = recordNotOpened(file.name);
    showNotice({ tone: 'refusal', headline, reason });
  };
  const text = await readUserFile(file, 'record');
  if (!text.ok) return refuse(unavailableReason(text.error));
  const opened = await importRecord(text.value);
  if (opened.ok) showNotice({ tone: 'remark', headline: recordOpened(file.name) });
  else if (opened.error.code !== 'CANCELLED') refuse(recordReason(opened.error));
}
