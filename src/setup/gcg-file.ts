import {
  err,
  type GcgFileError,
  type GcgGameError,
  gcgKindOf,
  type GcgReplay,
  ok,
  readGcg,
  type Result,
} from '../engine';
import { type BoardError, fetchBoard, type FetchText } from './files';

export { formatGcg } from '../engine';

export type GcgError =
  | GcgFileError
  | GcgGameError
  | { readonly code: 'GCG_BOARD'; readonly error: BoardError };

const LAYOUTS = {
  15: { file: 'boards/classic.txt', boardName: 'Classic' },
  21: { file: 'boards/super.txt', boardName: 'Super' },
} as const;

/** Reads a game from the text of a GCG file; `id` becomes the id of its record. */
export async function readGcgGame(
  text: string,
  fetchText: FetchText,
  id: string,
): Promise<Result<GcgReplay, GcgError>> {
  const { rules, size } = gcgKindOf(text);
  const { file, boardName } = LAYOUTS[size];
  const board = await fetchBoard(rules, file, fetchText);
  if (!board.ok) return err({ code: 'GCG_BOARD', error: board.error });
  const read = readGcg({ rules, board: board.value.board, boardName }, text, id);
  return read.ok ? ok(read.value) : read;
}
