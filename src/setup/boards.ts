import { type BoardFileError, err, type LoadedBoard, type Result, type RuleBook } from '../engine';
import { type FileUnavailable, readUserFile, type FetchText } from './files';

export type BoardError = FileUnavailable | BoardFileError;

export type ReadBoard = Result<LoadedBoard, BoardError>;

export const preloadBoardReader = () => import('./any-board');

/** Parses a board file for a game; the board may have tiles on it. */
export async function readBoard(rules: RuleBook, text: string): Promise<ReadBoard> {
  try {
    const { parseAnyBoard } = await preloadBoardReader();
    return parseAnyBoard(rules, text);
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
