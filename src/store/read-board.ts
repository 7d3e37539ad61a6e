import {
  type BoardFileError,
  err,
  type LoadedBoard,
  ok,
  parseBoard,
  type Result,
  type RuleBook,
} from '../engine';
import type { FileUnavailable } from '../messages';

export type BoardError = FileUnavailable | BoardFileError;

/** Reads the text of a board file for a game; the board may have tiles on it. */
export async function readBoard(
  rules: RuleBook,
  text: string,
): Promise<Result<LoadedBoard, BoardError>> {
  const bare = parseBoard(rules.boardFormat, text);
  if (bare.ok) return ok({ board: bare.value, given: [] });
  try {
    const { parseBoardFile } = await import('./any-board');
    return parseBoardFile(rules, text);
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}
