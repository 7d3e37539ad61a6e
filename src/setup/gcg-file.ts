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
import { type BoardError, fetchBoard } from './boards';
import type { FetchText } from './resources';

export { formatGcg } from '../engine';

/** Why a text is not opened as a game in GCG. */
export type GcgError =
  | GcgFileError
  | GcgGameError
  /** The board that such games are played on cannot be had. */
  | { readonly code: 'GCG_BOARD'; readonly error: BoardError };

/** The boards of such games, by their rows and columns. */
const LAYOUTS = {
  15: { file: 'boards/classic.txt', boardName: 'Classic' },
  21: { file: 'boards/super.txt', boardName: 'Super' },
} as const;

/** Reads a game from the text of a GCG file, and makes the record `id` of it. */
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
