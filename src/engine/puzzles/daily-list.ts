import { err, ok, type Result } from '../result';
import { isHash, parseInteger } from '../text';

/**
 * The list of daily puzzles is a text that only ever grows. Its first line names the format and the day of the first
 * puzzle. A section for each word list and its boards follows, with a line for each puzzle.
 *
 * ```
 * ScraeBBKle puzzles 1 2026-12-01
 * words 6f1046bb89b6d4f210d7997b705aab97cebf7816ec8eb5395f0ca047b573b144
 * boards scraebbkle/defaultBoard classic/classic
 * 1 AEINRST 66 NASTIER,7e CAT,8g ON,i7
 * ```
 *
 * A line has the place of its board in `boards`, the rack, the best score, the best play, and the plays that have been
 * made, each in the notation of its game.
 */

/** A date as the number of days since 1 January 1970. It has no time zone. */
export type Day = number;

/** Days from 1 March of year 0 to 1 January 1970. */
const DAYS_BEFORE_1970 = 719_468;

/**
 * The number of a day of the Gregorian calendar; `month` is 1 to 12. Years begin in March, so that a leap day is the
 * last of its year (Hinnant, “chrono-Compatible Low-Level Date Algorithms”, 2013).
 */
export function dayOf(year: number, month: number, day: number): Day {
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * years + leapDays + daysOfMonths + day - 1 - DAYS_BEFORE_1970;
}

/** A board on which daily puzzles are played. */
export interface PuzzleBoard {
  /** The id of its rule book. */
  readonly game: string;
  /** Its file, without folder and extension. */
  readonly file: string;
}

/** A daily puzzle as the list has it. Nothing is known about its tiles and plays before its board is loaded. */
export interface DailyEntry {
  /** 1-based place in the list. */
  readonly number: number;
  /** The words for which the best score holds. */
  readonly lexiconId: string;
  readonly board: PuzzleBoard;
  readonly rack: string;
  readonly score: number;
  readonly best: string;
  /** The plays before it, in order. */
  readonly plays: readonly string[];
}

export interface DailyList {
  /** The day of the first entry. */
  readonly firstDay: Day;
  readonly entries: readonly [DailyEntry, ...DailyEntry[]];
}

/** The first line (1-based) that does not belong in a list of daily puzzles. */
export interface DailyListError {
  readonly code: 'NOT_A_PUZZLE_LIST';
  readonly line: number;
}

const FIRST_LINE = /^ScraeBBKle puzzles 1 (\d{4})-(\d\d)-(\d\d)$/;
const BOARD = /^([\w-]{1,40})\/([\w-]{1,40})$/;
const PLAY = /^[^\s,]{1,100},[a-z\d]{1,8}$/;
const RACK = /^\S{1,63}$/u;

const MAX_ENTRIES = 20_000;
const MAX_BOARDS = 100;
const MAX_PLAYS = 100;
const SCORE_RANGE = { min: 1, max: 1_000_000 };

function parseBoards(names: readonly string[]): readonly PuzzleBoard[] | undefined {
  const boards = names.flatMap((name) => {
    const [, game, file] = BOARD.exec(name) ?? [];
    return game !== undefined && file !== undefined ? [{ game, file }] : [];
  });
  return boards.length === names.length && boards.length <= MAX_BOARDS ? boards : undefined;
}

interface Section {
  readonly lexiconId: string;
  readonly boards: readonly PuzzleBoard[];
}

function parseEntry(
  { lexiconId, boards }: Section,
  number: number,
  [place = '', rack = '', points = '', best = '', ...plays]: readonly string[],
): DailyEntry | undefined {
  const board = boards[parseInteger(place, { min: 0, max: MAX_BOARDS }) ?? -1];
  const score = parseInteger(points, SCORE_RANGE);
  const isWritten = RACK.test(rack) && [best, ...plays].every((play) => PLAY.test(play));
  return board && score !== undefined && isWritten && plays.length <= MAX_PLAYS
    ? { number, lexiconId, board, rack, score, best, plays }
    : undefined;
}

/** Parses a list of daily puzzles. */
export function parseDailyList(text: string): Result<DailyList, DailyListError> {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const fault = (line: number) => err({ code: 'NOT_A_PUZZLE_LIST', line } as const);
  const [, ...date] = FIRST_LINE.exec(head) ?? [];
  const [year, month, day] = date.map(Number);
  if (year === undefined || month === undefined || day === undefined) return fault(1);
  let section: Section = { lexiconId: '', boards: [] };
  const entries: DailyEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const [first = '', ...rest] = line.split(' ');
    if (first === 'words' && isHash(rest.join(' '))) {
      section = { lexiconId: rest.join(' '), boards: [] };
      continue;
    }
    const boards = first === 'boards' ? parseBoards(rest) : undefined;
    const entry = parseEntry(section, entries.length + 1, [first, ...rest]);
    if (boards) section = { ...section, boards };
    else if (entry && entries.length < MAX_ENTRIES) entries.push(entry);
    else return fault(index + 2);
  }
  const [one, ...others] = entries;
  return one
    ? ok({ firstDay: dayOf(year, month, day), entries: [one, ...others] })
    : fault(lines.length + 1);
}

/** Formats an entry as a line of the list, of which the boards of its section are known. */
export function formatDailyEntry(
  boards: readonly PuzzleBoard[],
  { board, rack, score, best, plays }: Omit<DailyEntry, 'number' | 'lexiconId'>,
): string {
  const place = boards.findIndex(({ game, file }) => game === board.game && file === board.file);
  return [place, rack, score, best, ...plays].join(' ');
}

/**
 * The puzzle of a day. There is one for every day: a day before the first or after the last gets the entry that it
 * would have if the list repeated without end.
 */
export function puzzleOfDay({ firstDay, entries }: DailyList, day: Day): DailyEntry {
  const { length } = entries;
  const index = (((day - firstDay) % length) + length) % length;
  return entries[index] ?? entries[0];
}
