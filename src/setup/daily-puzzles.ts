import {
  type DailyEntry,
  type DailyEntryError,
  type DailyList,
  type DailyListError,
  dailyPuzzle,
  type Day,
  dayOf,
  err,
  MAX_BYTES,
  parseDailyList,
  type Puzzle,
  type PuzzleBoard,
  type Result,
} from '../engine';
import { type BoardError, fetchBoard, type FetchText, type FileUnavailable } from './files';
import { GAMES } from './games';

const LIST = 'puzzles.txt';

/** The day on the calendar of the player's device. `time` is in milliseconds since 1970. */
export function localDay(time: number): Day {
  const date = new Date(time);
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

export async function fetchDailyList(
  fetchText: FetchText,
): Promise<Result<DailyList, FileUnavailable | DailyListError>> {
  const text = await fetchText(LIST, MAX_BYTES.puzzleList);
  return text.ok ? parseDailyList(text.value) : text;
}

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The rules and board of a daily puzzle; undefined if the page does not come with them. */
function shippedGame({ game, file }: PuzzleBoard) {
  const found = GAMES.find(({ rules }) => rules.id === game);
  const boards = found ? [found.defaultBoard, ...found.otherBoards] : [];
  const board = boards.find((each) => 'file' in each && nameOf(each.file) === file);
  return found && board && 'file' in board ? { rules: found.rules, board } : undefined;
}

export type DailyPuzzleError =
  | BoardError
  | DailyEntryError
  | { readonly code: 'NO_SUCH_BOARD'; readonly board: PuzzleBoard };

/** Loads the board of an entry, and returns its puzzle. */
export async function fetchDailyPuzzle(
  entry: DailyEntry,
  fetchText: FetchText,
): Promise<Result<Puzzle, DailyPuzzleError>> {
  const game = shippedGame(entry.board);
  if (!game) return err({ code: 'NO_SUCH_BOARD', board: entry.board });
  const { rules, board } = game;
  const loaded = await fetchBoard(rules, board.file, fetchText);
  if (!loaded.ok) return loaded;
  return dailyPuzzle(entry, { rules, board: loaded.value.board, boardName: board.name });
}
