import {
  assertNever,
  type BoardFileError,
  FACTOR_RANGE,
  type GridTextError,
  type NumberError,
  type Range,
} from '../engine';
import type { FileUnavailable } from '../setup';
import { partNotLoaded } from './page';
import { counted, eitherOf, fileSize, insteadOf, quoted, wholeNumberIn } from './phrases';

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
export function wholeNumber(error: Range & { readonly found: string }): string {
  const { min, max, found } = error;
  const number = Number(found);
  const isMiswritten = /^[+-]?\d+$/.test(found) && number >= min && number <= max;
  return isMiswritten ? `${wholeNumberIn(error)}, written "${number}"` : wholeNumberIn(error);
}

/** Headline above the reason why a board file is refused. */
export const NOT_A_VALID_FILE =
  'This is not a valid file. Please enter the file name of the board: ';

const numberProblem = (what: string, error: NumberError): string =>
  `${what} must be ${wholeNumber(error)}${insteadOf(error.found)}`;

function boardProblem(error: BoardFileError): string {
  switch (error.code) {
    case 'BAD_SIZE':
      return numberProblem('the number of rows and columns', error);
    case 'BAD_COLUMN_COUNT':
      return numberProblem('the number of columns', error);
    case 'BAD_ROW_COUNT':
      return numberProblem('the number of rows', error);
    case 'BAD_START_COLUMN':
      return numberProblem('the column of the start square', error);
    case 'BAD_START_ROW':
      return numberProblem('the row of the start square', error);
    case 'TOO_FEW_SQUARES':
      return `a board needs ${error.min} squares or more; this one has ${error.squares}`;
    case 'TOO_MANY_SQUARES':
      return `a board can have ${error.max} squares at most; this one has ${error.squares}`;
    case 'BAD_START':
      return `the start square must look like d7${insteadOf(error.found)}`;
    case 'START_OFF_BOARD':
      return `the start square ${error.found} isn’t on this board`;
    case 'TOO_FEW_TOKENS':
    case 'TOO_MANY_TOKENS':
      return `a row needs ${counted(error.expected, 'square')}; this one has ${error.count}`;
    case 'TOO_FEW_LINES':
    case 'TOO_MANY_LINES':
      return `the board needs ${counted(error.expected, 'row')}; the file has ${error.count}`;
    case 'UNKNOWN_TOKEN':
      return `expected ${eitherOf(error.forms)}, found ${quoted(error.found)}`;
    case 'UNCLOSED_TOKEN':
      return `the bracket ${error.found} is never closed`;
    case 'BAD_FACTOR':
      return `a bonus must be ${wholeNumber({ ...FACTOR_RANGE, found: error.found })}${insteadOf(error.found)}`;
    case 'NOT_A_SQUARE':
      return `a square must be _ or a letter of this game${insteadOf(error.found)}`;
    case 'BAD_FIRST_WORD':
      return `write the first word as GRAPE,4,0,across (row, column from 0)${error.found === '' ? '' : `, not ${quoted(error.found)}`}`;
    case 'FIRST_WORD_OFF_BOARD':
      return 'the first word runs off the board';
    case 'NOT_SQUARE':
      return `the board must be square; this one has ${error.columns} columns and ${error.rows} rows`;
    case 'UNEXPECTED_TEXT':
      return `unexpected ${quoted(error.found)}`;
    default:
      return assertNever(error);
  }
}

export const boardFileReason = (error: BoardFileError): string =>
  `Line ${error.line}, column ${error.column}: ${boardProblem(error)}.`;

/** Why the rows of a board embedded in another file are refused, and which row is at fault. */
export const boardRowReason = (error: BoardFileError): string =>
  `Row ${error.line}, column ${error.column}: ${boardProblem(error)}.`;

/** Why a file could not be read. */
export function unavailableReason(error: FileUnavailable): string {
  switch (error.code) {
    case 'FILE_NOT_FOUND':
      return `Can’t find ${quoted(error.name)} in resources/.`;
    case 'FILE_UNREACHABLE':
      return `Couldn’t load ${quoted(error.name)}. Check your connection and try again.`;
    case 'READER_NOT_LOADED':
      return partNotLoaded(undefined);
    case 'FILE_TOO_LARGE':
      return `That file is over ${fileSize(error.max)}. Choose a smaller one.`;
    case 'FILE_UNREADABLE':
      return 'Couldn’t read the file. Choose it again.';
    case 'BAD_FILE_NAME':
      return 'Enter a file in resources/, such as boards/tower.txt.';
    default:
      return assertNever(error);
  }
}

export const fileReason = (error: FileUnavailable | BoardFileError): string =>
  'line' in error ? boardFileReason(error) : unavailableReason(error);

/** Why a board file of the user is refused; names the file. */
export const ownFileReason = (file: string, error: FileUnavailable | BoardFileError): string =>
  `${'line' in error ? 'In ' : ''}${fileName(file)}: ${fileReason(error)}`;

export function gridReason(error: GridTextError): string {
  switch (error.code) {
    case 'WRONG_ROW_COUNT':
      return `The grid has ${counted(error.count, 'row')}, the board ${error.expected}. Give one line per row.`;
    case 'WRONG_ROW_LENGTH':
      return `Row ${error.row} of the grid has ${counted(error.count, 'square')}, but the board has ${counted(error.expected, 'column')}. Give one character per column.`;
    case 'UNKNOWN_TILE':
      return `Row ${error.row}, column ${error.column} of the grid is ${quoted(error.character)}, which isn’t a tile. Use a capital, a small letter for a blank, or a full stop for an empty square.`;
    default:
      return assertNever(error);
  }
}
