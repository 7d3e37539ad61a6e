import {
  type EventFault,
  type LimitedQuantity,
  type RecordFileError,
  squareName,
  type GcgLineFault,
  type GcgRemark,
} from '../engine';
import { boardRowReason, fieldName } from './files';
import { refusalReason } from './refusals';
import { counted, joined, listed, pointsInWords, type Sentences, sentenceFor } from './phrases';
import type { GcgError } from '../setup';

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

/** Why a game was not opened in place of a shared one. */
export const GAME_NOT_OPENED = {
  headline: 'Couldn’t open the game. Nothing changed.',
  reason: 'Leave your table first, then open it again.',
} as const;

/** Shown for a saved text that could not be opened on an earlier visit. */
export const UNREADABLE_BEFORE = 'Couldn’t open a saved game.';

const KEPT: Readonly<Record<string, string>> = {
  settings: 'your settings',
  desk: 'your unplayed tiles',
  ownWords: 'your words',
};

/** A saved text that is too long to read; `name` is its storage key. */
export const keptTooLong = (name: string): string =>
  `Couldn’t open ${KEPT[name] ?? 'a saved text'}. There’s too much of it.`;

/** A damaged saved game; `turns` is how many turns were recovered, undefined if none. */
export const keptGameLost = (turns: number | undefined): string =>
  turns === undefined
    ? 'Couldn’t open your saved game.'
    : `Recovered the first ${turns === 1 ? 'turn' : counted(turns, 'turn')} of your saved game.`;

/** Shown if a newer version of the page has written to this browser's storage. */
export const KEPT_BY_NEWER = {
  headline: 'Your saved games are from a newer version.',
  reason: 'They’re safe, but nothing new is saved. Reload to update.',
} as const;

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

const LINE_FAULTS: Readonly<Record<GcgLineFault, string>> = {
  NEITHER_MOVE_NOR_PRAGMA: 'doesn’t start with “>” or “#”',
  NOT_A_MOVE: 'isn’t a move (nickname: rack move points score)',
  THIRD_PLAYER: 'names a third player, but only games for two can be opened',
  DIGRAPH: 'has a tile of several letters, but only tiles of one letter can be opened',
  UNKNOWN_PLAYER: 'names an unknown player',
  BAD_RACK: 'has a rack of too many tiles, or of more than capitals and “?”',
  BAD_PLACE: 'has no square such as 8D or D8',
  BAD_WORD: 'has a word with more than letters and dots',
  BAD_POINTS: 'has points or a score that can’t be right',
};

const ORDER_FAULTS = {
  NOTHING_TO_CHALLENGE: 'has a challenge with no play before it',
  NOT_ON_THE_BOARD: 'has a word that doesn’t fit the board',
  MOVE_AFTER_END: 'has a move after the end of the game',
} as const;

const GCG_REASONS: Sentences<GcgError> = {
  GCG_BOARD: 'Couldn’t load the board. Try again.',
  GCG_TOO_LONG: 'The file is too long to be a GCG game.',
  NOT_GCG: 'No players or moves found. Is this GCG?',
  GCG_LINE: ({ line, fault, text }) => `Line ${line} ${LINE_FAULTS[fault]}: “${text}”.`,
  GCG_ORDER: ({ line, fault }) => `Line ${line} ${ORDER_FAULTS[fault]}.`,
  GCG_REFUSED: ({ line, refusal }) =>
    `Line ${line} breaks the rules: ${refusalReason(refusal, squareName)}`,
  GCG_MISFIT: ({ line }) => `Line ${line} doesn’t fit the rules of the game.`,
  GCG_RACK: ({ line }) => `Line ${line} uses tiles that can’t all have been on the rack.`,
  GCG_POINTS: (error) =>
    `Line ${error.line} says ${pointsInWords(error.said)}, but it should be ${error.counted}.`,
  GCG_TOTAL: (error) =>
    `Line ${error.line} says a score of ${error.said}, but it should be ${error.counted}.`,
};

export const gcgReason = (error: GcgError): string => sentenceFor(GCG_REASONS, error);

const REMARKS: Sentences<Exclude<GcgRemark, { code: 'RACK_DOUBTED' }>> = {
  RACKS_CONVERTED: ({ points }) =>
    `The file adds ${pointsInWords(points)} for the last rack. Here, half of them come off the other player’s score.`,
  TIME_NOT_COUNTED: ({ points }) =>
    `Time penalties (${pointsInWords(Math.abs(points))}) aren’t counted.`,
  TILES_MADE_UP: ({ count }) =>
    `The file doesn’t give every rack, so ${counted(count, 'tile')} ${count === 1 ? 'was' : 'were'} picked at random.`,
};

/** How a record differs from the GCG file it was read from; empty if it does not. */
export function gcgRemarks(remarks: readonly GcgRemark[]): string {
  const lines = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [String(remark.line)] : [],
  );
  const doubted =
    lines.length === 1
      ? `The rack in line ${lines.join('')} doesn’t match the others.`
      : `The racks in lines ${listed(lines)} don’t match the others.`;
  const sentences = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [] : [sentenceFor(REMARKS, remark)],
  );
  return joined([...sentences, lines.length > 0 && doubted]);
}
