import {
  type BoardFileError,
  type LoadedBoard,
  ok,
  parseBoard,
  parseBoardFile,
  type Result,
  type RuleBook,
} from '../engine';

/** Parses a board file for a game: a bare board, or one with tiles on it. */
export function parseAnyBoard(rules: RuleBook, text: string): Result<LoadedBoard, BoardFileError> {
  const bare = parseBoard(rules.boardFormat, text);
  return bare.ok ? ok({ board: bare.value, given: [] }) : parseBoardFile(rules, text);
}
