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
      return 'the game had already ended';
    case 'NOT_ITS_TURN':
      return 'it’s another player’s turn';
    case 'WRONG_DRAW':
      return 'these tiles can’t have been drawn';
    case 'WRONG_OPENING':
      return 'the game can’t have begun like that';
    case 'ILLEGAL_EXCHANGE':
      return 'the rules don’t allow this exchange';
    case 'NO_LOST_TURN':
      return 'this game has no lost turns';
    case 'NO_RESIGNATION':
      return 'that player can’t resign';
    case 'NO_HELP':
      return 'that player can’t use this hint, or already has';
    case 'NO_CUT':
      return 'only a computer can have too many moves to check, once per turn';
    case 'WRONG_OUTCOME':
      return 'the words or the score don’t match the move';
    case 'ILLEGAL_PLAY':
      return `the rules don’t allow this move (${refusalReason(fault.refusal, squareName)})`;
    default:
      return assertNever(fault);
  }
}

const TOO_MUCH: Readonly<Record<LimitedQuantity, string>> = {
  EVENTS: 'events',
  PLAYS: 'moves',
  TILES_DRAWN: 'drawn tiles',
  ATTEMPTS: 'attempts in a turn',
  TURNS_WITHOUT_PLAY: 'exchanges and lost turns in a row',
  SIZE: 'squares and tiles in all turns',
};

export function recordReason(error: RecordFileError): string {
  switch (error.code) {
    case 'RECORD_TOO_LONG':
      return 'The file is too long to be a saved game.';
    case 'NOT_JSON':
    case 'NOT_A_RECORD':
      return 'This isn’t a saved game. Choose a file made with “Save to file”.';
    case 'UNKNOWN_VERSION':
      return `This page doesn’t know version ${error.version} of saved games. Reload and try again.`;
    case 'BAD_FIELD':
      return `The file is damaged: ${error.path ? fieldName(error.path) : 'a field'} is missing or wrong.`;
    case 'BAD_BOARD_ROWS':
      return `The board in the file is damaged. ${boardRowReason(error.error)}`;
    case 'TOO_MUCH':
      return `The game is too long at event ${error.index + 1}: it can have at most ${error.max.toLocaleString('en')} ${TOO_MUCH[error.what]}.`;
    case 'BAD_EVENT':
      return `The game is damaged: at event ${error.index + 1}, ${faultReason(error.fault)}.`;
    default:
      return assertNever(error);
  }
}

/** Why a saved record could not be read. */
export const keptRecordReason = (error: RecordFileError): string =>
  error.code === 'NOT_JSON' || error.code === 'NOT_A_RECORD'
    ? 'The saved game is damaged.'
    : recordReason(error);

export const recordOpened = (file: string): string => `Opened ${file}.`;

export const recordNotOpened = (file: string): string => `Couldn’t open ${file}. Nothing changed.`;

/** Why a file that the operating system passed to the page was not opened. */
export const RECORD_HANDED_OVER = {
  headline: 'Couldn’t open the file.',
  gone: 'The file can’t be read any more. Choose it again.',
  atSharedTable: 'Leave your table first, then open the file again.',
} as const;

/** Shown for a saved text that could not be opened on an earlier visit. */
export const UNREADABLE_BEFORE = 'Couldn’t open a saved game.';

/** Headline for an unreadable previous game, and for a finished game that cannot be reopened. */
export const GAME_BEFORE_LOST = 'Couldn’t open your last game.';

/** Headline for the unreadable word list of the previous game. */
export const WORDS_BEFORE_LOST = 'Couldn’t open the word list of your last game.';

/** Whether an unreadable text was quarantined; `others` is how many more there are. */
export function unreadableNote(isSetAside: boolean, others: number): string {
  const note = isSetAside
    ? 'It’s set aside and won’t be overwritten.'
    : 'There’s no room to set it aside. Nothing else is saved until you save and discard it.';
  if (others === 0) return note;
  return `${note} There ${others === 1 ? 'is' : 'are'} ${others} more after it.`;
}

export const UNREADABLE_OFFER = {
  save: 'Save damaged game…',
  discard: 'Discard',
  keep: 'Keep it',
  yes: 'Yes, discard',
} as const;
