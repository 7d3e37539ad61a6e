import { type EventFault, type LimitedQuantity, type RecordFileError, squareName } from '../engine';
import { boardRowReason, fieldName } from './files';
import { refusalReason } from './refusals';
import { type Sentences, sentenceFor } from './phrases';

const FAULTS: Sentences<EventFault> = {
  DEAL_NOT_FIRST: 'racks are dealt once, before anything else',
  NO_DEAL: 'no racks have been dealt',
  GAME_IS_OVER: 'the game had already ended',
  NOT_ITS_TURN: 'it’s another player’s turn',
  WRONG_DRAW: 'these tiles can’t have been drawn',
  WRONG_OPENING: 'the game can’t have begun like that',
  ILLEGAL_EXCHANGE: 'the rules don’t allow this exchange',
  NO_LOST_TURN: 'this game has no lost turns',
  NO_RESIGNATION: 'that player can’t resign',
  NO_HELP: 'that player can’t use this hint, or already has',
  NO_CUT: 'only a computer can have too many moves to check, once per turn',
  WRONG_OUTCOME: 'the words or the score don’t match the move',
  ILLEGAL_PLAY: ({ refusal }) =>
    `the rules don’t allow this move (${refusalReason(refusal, squareName)})`,
};

const TOO_MUCH: Readonly<Record<LimitedQuantity, string>> = {
  EVENTS: 'events',
  PLAYS: 'moves',
  TILES_DRAWN: 'drawn tiles',
  ATTEMPTS: 'attempts in a turn',
  TURNS_WITHOUT_PLAY: 'exchanges and lost turns in a row',
  SIZE: 'squares and tiles in all turns',
};

const NOT_A_SAVED_GAME = 'This isn’t a saved game. Choose a file made with “Save to file”.';

const REASONS: Sentences<RecordFileError> = {
  RECORD_TOO_LONG: 'The file is too long to be a saved game.',
  NOT_JSON: NOT_A_SAVED_GAME,
  NOT_A_RECORD: NOT_A_SAVED_GAME,
  UNKNOWN_VERSION: ({ version }) =>
    `This page doesn’t know version ${version} of saved games. Reload and try again.`,
  BAD_FIELD: ({ path }) =>
    `The file is damaged: ${path ? fieldName(path) : 'a field'} is missing or wrong.`,
  BAD_BOARD_ROWS: ({ error }) => `The board in the file is damaged. ${boardRowReason(error)}`,
  TOO_MUCH: ({ index, max, what }) =>
    `The game is too long at event ${index + 1}: it can have at most ${max.toLocaleString('en')} ${TOO_MUCH[what]}.`,
  BAD_EVENT: ({ index, fault }) =>
    `The game is damaged: at event ${index + 1}, ${sentenceFor(FAULTS, fault)}.`,
};

export const recordReason = (error: RecordFileError): string => sentenceFor(REASONS, error);

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
