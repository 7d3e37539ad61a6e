import {
  type BoardFileError,
  FACTOR_RANGE,
  type GridTextError,
  type Range,
  type RuleBook,
  type ScriptError,
  type ScriptRefusal,
  type ScriptSeatsError,
} from '../engine';
import type { FileUnavailable } from '../setup';
import { partNotLoaded } from './page';
import {
  counted,
  defaultName,
  eitherOf,
  fileSize,
  playerName,
  type Players,
  printed,
  quoted,
  sentenceFor,
  type Sentences,
} from './phrases';
import { submitReason } from './refusals';

/** Describes the whole numbers of a range. */
export const wholeNumberIn = ({ min, max }: Range): string =>
  `a whole number from ${printed(min)} to ${printed(max)}`;

/** Why a number field rejects its input. */
export const numberReason = (what: string, range: Range): string =>
  `${what}: ${wholeNumberIn(range)}.`;

/** Ends “X must be A” with what was found instead: `, not "B"`, or that nothing was. */
export const insteadOf = (found: string): string =>
  found === '' ? ', but it’s missing' : `, not ${quoted(found)}`;

/** Maximum characters shown of a file name (and of its beginning), and of a field path. */
const SHOWN = { fileName: 60, fileNameBeginning: 20, path: 60 };

/** A file name with its folders; a long one loses its middle. */
export function fileName(path: string): string {
  const characters = [...path];
  if (characters.length <= SHOWN.fileName) return quoted(path, SHOWN.fileName);
  const first = characters.slice(0, SHOWN.fileNameBeginning);
  const last = characters.slice(SHOWN.fileNameBeginning - SHOWN.fileName);
  return quoted(`${first.join('')}…${last.join('')}`, SHOWN.fileName + 1);
}

/** Path of a field in a JSON file, such as `events.3.score`. The names in it are untrusted. */
export function fieldName(path: string): string {
  const name = /^[\w.]{1,60}$/.test(path) ? path : quoted(path, SHOWN.path);
  return /\.\d/.test(path) ? `${name} (entries count from 0)` : name;
}

/** Position in a text: line and column are 1-based, columns count code points. */
interface Place {
  readonly line: number;
  readonly column: number;
}

export const inFile = (where: string, { line, column }: Place, problem: string): string =>
  `In ${where}, line ${line}, column ${column}: ${problem}.`;

/** Describes the number that a field requires, and how to write it if only the notation is wrong. */
function wholeNumber(error: Range & { readonly found: string }): string {
  const { min, max, found } = error;
  const number = Number(found);
  const isMiswritten = /^[+-]?\d+$/.test(found) && number >= min && number <= max;
  return isMiswritten ? `${wholeNumberIn(error)}, written "${number}"` : wholeNumberIn(error);
}

/** Headline above the reason why a board file is refused. */
export const NOT_A_VALID_FILE =
  'This is not a valid file. Please enter the file name of the board: ';

export const numberProblem = (what: string, error: Range & { readonly found: string }): string =>
  `${what} must be ${wholeNumber(error)}${insteadOf(error.found)}`;

type CountError = Extract<BoardFileError, { readonly expected: number }>;

const wrongWidth = ({ expected, count }: CountError): string =>
  `a row needs ${counted(expected, 'square')}; this one has ${count}`;

const wrongHeight = ({ expected, count }: CountError): string =>
  `the board needs ${counted(expected, 'row')}; the file has ${count}`;

const BOARD_PROBLEMS: Sentences<BoardFileError> = {
  BAD_SIZE: (error) => numberProblem('the number of rows and columns', error),
  BAD_COLUMN_COUNT: (error) => numberProblem('the number of columns', error),
  BAD_ROW_COUNT: (error) => numberProblem('the number of rows', error),
  BAD_START_COLUMN: (error) => numberProblem('the column of the start square', error),
  BAD_START_ROW: (error) => numberProblem('the row of the start square', error),
  TOO_FEW_SQUARES: ({ min, squares }) =>
    `a board needs ${min} squares or more; this one has ${squares}`,
  TOO_MANY_SQUARES: ({ max, squares }) =>
    `a board can have ${max} squares at most; this one has ${squares}`,
  BAD_START: ({ found }) => `the start square must look like d7${insteadOf(found)}`,
  START_OFF_BOARD: ({ found }) => `the start square ${found} isn’t on this board`,
  TOO_FEW_TOKENS: wrongWidth,
  TOO_MANY_TOKENS: wrongWidth,
  TOO_FEW_LINES: wrongHeight,
  TOO_MANY_LINES: wrongHeight,
  UNKNOWN_TOKEN: ({ forms, found }) => `expected ${eitherOf(forms)}, found ${quoted(found)}`,
  UNCLOSED_TOKEN: ({ found }) => `the bracket ${found} is never closed`,
  BAD_FACTOR: ({ found }) => numberProblem('a bonus', { ...FACTOR_RANGE, found }),
  NOT_A_SQUARE: ({ found }) => `a square must be _ or a letter of this game${insteadOf(found)}`,
  BAD_FIRST_WORD: ({ found }) =>
    `write the first word as GRAPE,4,0,across (row, column from 0)${found === '' ? '' : `, not ${quoted(found)}`}`,
  FIRST_WORD_OFF_BOARD: 'the first word runs off the board',
  NOT_SQUARE: ({ columns, rows }) =>
    `the board must be square; this one has ${columns} columns and ${rows} rows`,
  UNEXPECTED_TEXT: ({ found }) => `unexpected ${quoted(found)}`,
};

export const boardFileReason = (error: BoardFileError): string =>
  `Line ${error.line}, column ${error.column}: ${sentenceFor(BOARD_PROBLEMS, error)}.`;

/** Why the rows of a board embedded in another file are refused, and which row is at fault. */
export const boardRowReason = (error: BoardFileError): string =>
  `Row ${error.line}, column ${error.column}: ${sentenceFor(BOARD_PROBLEMS, error)}.`;

const UNAVAILABLE: Sentences<FileUnavailable> = {
  FILE_NOT_FOUND: ({ name }) => `Can’t find ${quoted(name)} in resources/.`,
  FILE_UNREACHABLE: ({ name }) =>
    `Couldn’t load ${quoted(name)}. Check your connection and try again.`,
  READER_NOT_LOADED: () => partNotLoaded(undefined),
  FILE_TOO_LARGE: ({ max }) => `That file is over ${fileSize(max)}. Choose a smaller one.`,
  FILE_UNREADABLE: 'Couldn’t read the file. Choose it again.',
  BAD_FILE_NAME: 'Enter a file in resources/, such as boards/tower.txt.',
};

/** Why a file could not be read. */
export const unavailableReason = (error: FileUnavailable): string =>
  sentenceFor(UNAVAILABLE, error);

export const fileReason = (error: FileUnavailable | BoardFileError): string =>
  'line' in error ? boardFileReason(error) : unavailableReason(error);

/** Why a board file of the user is refused; names the file. */
export const ownFileReason = (file: string, error: FileUnavailable | BoardFileError): string =>
  `${'line' in error ? 'In ' : ''}${fileName(file)}: ${fileReason(error)}`;

const GRID_REASONS: Sentences<GridTextError> = {
  WRONG_ROW_COUNT: ({ count, expected }) =>
    `The grid has ${counted(count, 'row')}, the board ${expected}. Give one line per row.`,
  WRONG_ROW_LENGTH: ({ row, count, expected }) =>
    `Row ${row} of the grid has ${counted(count, 'square')}, but the board has ${counted(expected, 'column')}. Give one character per column.`,
  UNKNOWN_TILE: ({ row, column, character }) =>
    `Row ${row}, column ${column} of the grid is ${quoted(character)}, which isn’t a tile. Use a capital, a small letter for a blank, or a full stop for an empty square.`,
};

export const gridReason = (error: GridTextError): string => sentenceFor(GRID_REASONS, error);

const SCRIPT_PROBLEMS: Sentences<ScriptError> = {
  BAD_PLAYER_COUNT: (error) => numberProblem('the number of players', error),
  NAME_MISSING: ({ seat }) =>
    `${defaultName(seat)}’s name is missing; put each name on its own line`,
  NAME_TOO_LONG: ({ seat, max }) =>
    `${defaultName(seat)}’s name can have ${max} characters at most`,
  COMMAND_TOO_LONG: ({ max }) => `a command can have ${max} characters at most; shorten it`,
  TOO_MANY_COMMANDS: ({ max }) => `a script can have ${max} commands at most; remove the others`,
};

export const scriptReason = (error: ScriptError): string =>
  inFile('the script', error, sentenceFor(SCRIPT_PROBLEMS, error));

const SCRIPT_SEATS_REASONS: Sentences<ScriptSeatsError> = {
  SCRIPT_SEATS: ({ found, min, max }) => {
    const count = min === max ? counted(min, 'player') : `${min} to ${max} players`;
    return `This game needs ${count}, the script names ${found}. Change its first lines.`;
  },
  SEATS_FIXED: 'This game sets its own players. Choose another game for a script.',
};

/** Why the players that a script names cannot play the game. */
export const scriptSeatsReason = (error: ScriptSeatsError): string =>
  sentenceFor(SCRIPT_SEATS_REASONS, error);

/** Maximum characters shown of a command. */
const SHOWN_OF_COMMAND = 40;

export const refusedCommand = (rules: RuleBook, { line, text, error }: ScriptRefusal): string =>
  `Line ${line}, ${quoted(text, SHOWN_OF_COMMAND)}: ${submitReason(rules, error)}`;

/** Reports the commands after the end of the game; `line` is the first of them. */
export const unreadCommands = (line: number): string =>
  `The game ended before line ${line}. The rest was skipped.`;

/** Result of playing a script; `refused` counts the refused commands. */
export const scriptPlayed = (refused: number): string =>
  refused === 0
    ? 'Script finished.'
    : `Script finished. ${counted(refused, 'command')} ${refused === 1 ? 'was' : 'were'} rejected.`;

/** The script ended before the game; `seat` (0-based) is to move. */
export const unfinishedScript = (players: Players, seat: number): string =>
  `The script ended early. It’s ${playerName(players, seat)}’s turn.`;
