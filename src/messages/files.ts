import {
  assertNever,
  type BoardFileError,
  type Bounded,
  type EventFault,
  FACTORS,
  type GridTextError,
  type LeftOut,
  type NumberError,
  type RecordFileError,
  squareName,
} from '../engine';
import type { FileUnavailable } from '../setup';
import type { WordsFailure } from '../worker';
import { fieldName, fileName, isUndecoded, quoted, wholeNumber } from './phrases';
import { counted, eitherOf } from './players';
import { refusalReason } from './refusals';

/** What an unusable board file is answered with, before the reason. */
export const NOT_A_VALID_FILE =
  'This is not a valid file. Please enter the file name of the board: ';

const numberProblem = (what: string, error: NumberError): string =>
  `${what} must be ${wholeNumber(error)}, and this is ${quoted(error.found)}`;

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
      return `a board needs at least ${error.least} squares, and this one has ${error.squares}`;
    case 'TOO_MANY_SQUARES':
      return `a board may have at most ${error.most} squares, and this one has ${error.squares}`;
    case 'BAD_START':
      return `the start square must be a column and a row such as d7, and this is ${quoted(error.found)}`;
    case 'START_OFF_BOARD':
      return `the start square ${error.found} is not on this board`;
    case 'TOO_FEW_TOKENS':
    case 'TOO_MANY_TOKENS':
      return `a row needs ${counted(error.expected, 'square')}, and this one has ${error.count}`;
    case 'TOO_FEW_LINES':
    case 'TOO_MANY_LINES':
      return `the board needs ${counted(error.expected, 'row')} of squares, and the file has ${error.count}`;
    case 'UNKNOWN_TOKEN':
      return `a square is ${eitherOf(error.forms)}, and this is ${quoted(error.found)}`;
    case 'UNCLOSED_TOKEN':
      return `the bracket ${error.found} is never closed`;
    case 'BAD_FACTOR':
      return `a factor is ${wholeNumber({ ...FACTORS, found: error.found })}, and this is ${quoted(error.found)}`;
    case 'NOT_A_SQUARE':
      return `a square is _ or a letter of this game, and this is ${quoted(error.found)}`;
    case 'BAD_FIRST_WORD':
      return `the first word is written as GRAPE,4,0,across, with the row and the column of its first letter from 0, and this is ${quoted(error.found)}`;
    case 'FIRST_WORD_OFF_BOARD':
      return 'the first word runs off the board';
    case 'UNEXPECTED_TEXT':
      return `nothing more belongs here, and there is ${quoted(error.found)}`;
    default:
      return assertNever(error);
  }
}

/** Why a board file is refused, and where. */
export const boardFileReason = (error: BoardFileError): string =>
  `Line ${error.line}, column ${error.column}: ${boardProblem(error)}.`;

/** Why the rows of a board inside another file are refused, and in which of them. */
export const boardRowReason = (error: BoardFileError): string =>
  `Row ${error.line}, column ${error.column}: ${boardProblem(error)}.`;

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`;

/** Why a file could not be had at all. */
export function unavailableReason(error: FileUnavailable): string {
  switch (error.code) {
    case 'FILE_NOT_FOUND':
      return `There is no file ${quoted(error.name)} under resources/, or it cannot be reached.`;
    case 'FILE_TOO_LARGE':
      return `The file is larger than ${sizeOf(error.most)}; choose a smaller one.`;
    case 'FILE_UNREADABLE':
      return 'The file could not be read; choose it again.';
    case 'BAD_FILE_NAME':
      return 'Give the name of a file under resources/, such as boards/tower.txt.';
    default:
      return assertNever(error);
  }
}

/** Why a file is not taken as a board. */
export const fileReason = (error: FileUnavailable | BoardFileError): string =>
  'line' in error ? boardFileReason(error) : unavailableReason(error);

/** Why a file of the player's own is not taken as a board. */
export const ownFileReason = (file: string, error: FileUnavailable | BoardFileError): string =>
  `${'line' in error ? 'In ' : ''}${fileName(file)}: ${fileReason(error)}`;

/**
 * Why a list of words, named as it is called, cannot be used, and what to do; `again` is how it is
 * used anew once it has been mended.
 */
export function wordsReason(list: string, failure: WordsFailure, again = 'try again'): string {
  switch (failure.code) {
    case 'WORDS_UNREACHABLE':
      return 'The word list cannot be reached. Check the connection and try again.';
    case 'WORDS_MISSING':
      return `The word list ${list} is missing (status ${failure.status}). Put it in its place and try again.`;
    case 'WORDS_TOO_LARGE':
      return `The word list ${list} is larger than ${sizeOf(failure.most)}. Use a shorter one and try again.`;
    case 'WORDS_ARE_A_PAGE':
      return `The word list ${list} could not be loaded: what came is a web page. Try again, or tell the host of this page.`;
    case 'WORDS_DAMAGED':
      return `The word list ${list} was cut off, or is not the one that belongs to this page. Try again; if that does not help, tell the host of this page.`;
    case 'WORKER_UNAVAILABLE':
      return 'This browser would not start the search. Try again, or reload the page.';
    case 'WORD_NOT_ADDED':
      return `Your own words cannot stand beside ${list}. Leave them out and try again.`;
    case 'EMPTY_WORD_LIST':
      return `The word list ${list} holds no words. Put one word on each line and ${again}.`;
    case 'FOREIGN_CHARACTERS': {
      const { lines, of, first } = failure;
      if (isUndecoded(first.character)) {
        return `The word list ${list} is not in UTF-8: line ${first.line}, column ${first.column} is the first place that cannot be read. Save it as UTF-8 and ${again}.`;
      }
      const which = lines === of ? 'every line' : `${lines} of its ${counted(of, 'line')}`;
      return `The word list ${list} has characters that no tile bears in ${which}, the first ${quoted(first.character)} in line ${first.line}, column ${first.column}. Put one word a line, in letters of the game, and ${again}.`;
    }
    case 'TOO_MANY_WORDS':
      return `The word list ${list} has ${failure.words} words, more than can be searched. Leave some out (a million mostly fit) and ${again}.`;
    default:
      return assertNever(failure);
  }
}

/** Which lines of a list of words, named as it is called, are not among the words. */
export function leftOutNote(list: string, { lines, first }: LeftOut): string {
  const { line, column, character } = first;
  const lead = `${counted(lines, 'line')} of ${list} ${lines === 1 ? 'is' : 'are'} left out`;
  return isUndecoded(character)
    ? `${lead}: the file is not in UTF-8, and line ${line}, column ${column} is the first place that cannot be read.`
    : `${lead}: no tile bears ${quoted(character)}, which stands first in line ${line}, column ${column}.`;
}

function faultReason(fault: EventFault): string {
  switch (fault.code) {
    case 'DEAL_NOT_FIRST':
      return 'racks are dealt once, before anything else';
    case 'NO_DEAL':
      return 'no racks have been dealt';
    case 'GAME_IS_OVER':
      return 'the game is over before it';
    case 'NOT_ITS_TURN':
      return 'it is another player’s turn';
    case 'WRONG_DRAW':
      return 'the tiles drawn cannot have been drawn';
    case 'WRONG_OPENING':
      return 'the game cannot have begun like that';
    case 'ILLEGAL_EXCHANGE':
      return 'the rules refuse the exchange';
    case 'NO_LOST_TURN':
      return 'no turn can be lost in this game';
    case 'NO_RESIGNATION':
      return 'that player cannot resign';
    case 'NO_HELP':
      return 'that player may not be helped, or has been by the same already';
    case 'WRONG_OUTCOME':
      return 'the words or the score are not those of the play';
    case 'ILLEGAL_PLAY':
      return `the rules refuse the play (${refusalReason(fault.refusal, squareName)})`;
    default:
      return assertNever(fault);
  }
}

const TOO_MUCH: Readonly<Record<Bounded, string>> = {
  EVENTS: 'events',
  PLAYS: 'plays',
  TILES_DRAWN: 'tiles drawn',
  ATTEMPTS: 'attempts in a turn',
  TURNS_WITHOUT_PLAY: 'exchanges and lost turns between plays',
  SIZE: 'squares and tiles in all turns',
};

/** Why a file is not taken as the record of a game. */
export function recordReason(error: RecordFileError): string {
  switch (error.code) {
    case 'RECORD_TOO_LONG':
      return 'The file is too long to be the record of a game.';
    case 'NOT_JSON':
    case 'NOT_A_RECORD':
      return 'The file is not the record of a game. Choose one that was saved here with “Save record”.';
    case 'UNKNOWN_VERSION':
      return `The record is of version ${error.version}, which this page does not know.`;
    case 'BAD_FIELD':
      return `The record is damaged: ${error.path ? fieldName(error.path) : 'a field'} is missing or cannot be right.`;
    case 'BAD_BOARD_ROWS':
      return `The board in the record is damaged. ${boardRowReason(error.error)}`;
    case 'TOO_MUCH':
      return `The record is too long at event ${error.index + 1}: there can be at most ${error.most.toLocaleString('en')} ${TOO_MUCH[error.what]}.`;
    case 'BAD_EVENT':
      return `The record cannot be right: at event ${error.index + 1}, ${faultReason(error.fault)}.`;
    default:
      return assertNever(error);
  }
}

/** Why a text is not taken as the record of a game that was kept here. */
export const keptRecordReason = (error: RecordFileError): string =>
  error.code === 'NOT_JSON' || error.code === 'NOT_A_RECORD'
    ? 'It is damaged: it is no longer the record of a game.'
    : recordReason(error);

/** What is said of the game before where it cannot be gone back to. */
export const GAME_BEFORE_LOST = 'The game before could not be opened.';

/** Why rows of text are not taken as what lies on a board, and where. */
export function gridReason(error: GridTextError): string {
  switch (error.code) {
    case 'WRONG_ROW_COUNT':
      return `The grid has ${counted(error.count, 'row')}, and the board has ${error.expected}: write one text for each row of the board.`;
    case 'WRONG_ROW_LENGTH':
      return `Row ${error.row} of the grid has ${counted(error.count, 'square')}, and the board has ${error.expected} columns: write one character for each.`;
    case 'UNKNOWN_TILE':
      return `Row ${error.row}, column ${error.column} of the grid is ${quoted(error.character)}, which is no tile: write a capital, a small letter for a blank, or a full stop where nothing lies.`;
    default:
      return assertNever(error);
  }
}

/** What is said of a kept text that could not be opened when the page was open before. */
export const UNREADABLE_BEFORE = 'A game that was kept here could not be opened.';

/** What becomes of a kept text that could not be opened, by how many others there are like it. */
export function unreadableNote(isSetAside: boolean, others: number): string {
  const note = isSetAside
    ? 'It is set aside, and nothing is written over it.'
    : 'There is no room to set it aside: nothing is written over it, and no game is kept, until you discard it. Save it first.';
  if (others === 0) return note;
  return `${note} ${others === 1 ? 'There is one more' : `There are ${others} more`} after it.`;
}
