import {
  assertNever,
  type EventFault,
  type LimitedQuantity,
  type RecordFileError,
  squareName,
} from '../engine';
import { boardRowReason, fieldName } from './files';
import { refusalReason } from './refusals';

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
    case 'NO_CUT':
      return 'only a computer can have too many plays to look at, and once in a turn';
    case 'WRONG_OUTCOME':
      return 'the words or the score are not those of the play';
    case 'ILLEGAL_PLAY':
      return `the rules refuse the play (${refusalReason(fault.refusal, squareName)})`;
    default:
      return assertNever(fault);
  }
}

const TOO_MUCH: Readonly<Record<LimitedQuantity, string>> = {
  EVENTS: 'events',
  PLAYS: 'plays',
  TILES_DRAWN: 'tiles drawn',
  ATTEMPTS: 'attempts in a turn',
  TURNS_WITHOUT_PLAY: 'exchanges and lost turns between plays',
  SIZE: 'squares and tiles in all turns',
};

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
      return `The record is too long at event ${error.index + 1}: there can be at most ${error.max.toLocaleString('en')} ${TOO_MUCH[error.what]}.`;
    case 'BAD_EVENT':
      return `The record cannot be right: at event ${error.index + 1}, ${faultReason(error.fault)}.`;
    default:
      return assertNever(error);
  }
}

/** Why a saved record could not be read. */
export const keptRecordReason = (error: RecordFileError): string =>
  error.code === 'NOT_JSON' || error.code === 'NOT_A_RECORD'
    ? 'It is damaged: it is no longer the record of a game.'
    : recordReason(error);

export const recordOpened = (file: string): string => `The record ${file} has been opened.`;

export const recordNotOpened = (file: string): string =>
  `The record ${file} was not opened, and nothing has changed.`;

/** Why a file that the operating system passed to the page was not opened. */
export const RECORD_HANDED_OVER = {
  headline: 'No record was opened.',
  gone: 'The file cannot be read any more: choose it again.',
  atSharedTable: 'You are at a table with others: leave it first, then open the file again.',
} as const;

/** Shown for a saved text that could not be opened on an earlier visit. */
export const UNREADABLE_BEFORE = 'A game that was kept here could not be opened.';

/** Headline for an unreadable previous game, and for a finished game that cannot be reopened. */
export const GAME_BEFORE_LOST = 'The game before could not be opened.';

/** Headline for the unreadable word list of the previous game. */
export const WORDS_BEFORE_LOST = 'The word list of the game before could not be opened.';

/** Whether an unreadable text was quarantined; `others` is how many more there are. */
export function unreadableNote(isSetAside: boolean, others: number): string {
  const note = isSetAside
    ? 'It is set aside, and nothing is written over it.'
    : 'There is no room to set it aside: nothing is written over it, and no game is kept, until you discard it. Save it first.';
  if (others === 0) return note;
  return `${note} ${others === 1 ? 'There is one more' : `There are ${others} more`} after it.`;
}

export const UNREADABLE_OFFER = {
  save: 'Save the unreadable game…',
  discard: 'Discard it',
  keep: 'Keep it',
  yes: 'Yes, discard it',
} as const;
