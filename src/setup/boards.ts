import {
  type BoardFileError,
  err,
  type LoadedBoard,
  ok,
  type Result,
  type RuleBook,
} from '../engine';
import { type FileUnavailable, readUserFile } from './files';
import type { FetchText } from './resources';

export type BoardError = FileUnavailable | BoardFileError;

export type ReadBoard = Result<LoadedBoard, BoardError>;

export const preloadBoardReader = () => import('./any-board');

/** Parses a board file for a game; the board may have tiles on it. */
export async function readBoard(rules: RuleBook, text: string): Promise<ReadBoard> {
  try {
    const { parseBoard, parseBoardFile } = await preloadBoardReader();
    const bare = parseBoard(rules.boardFormat, text);
    return bare.ok ? ok({ board: bare.value, given: [] }) : parseBoardFile(rules, text);
  } catch {
    return err({ code: 'READER_NOT_LOADED' });
  }
}

export async function readOwnBoard(rules: RuleBook, file: File): Promise<ReadBoard> {
  const text = await readUserFile(file, 'plain');
  return text.ok ? readBoard(rules, text.value) : text;
}

export async function fetchBoard(
  rules: RuleBook,
  name: string,
  fetchText: FetchText,
): Promise<ReadBoard> {
  const text = await fetchText(name);
  return text.ok ? readBoard(rules, text.value) : text;
}
