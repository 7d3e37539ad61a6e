import type {
  AlphabetError,
  BoardFileError,
  DrawFault,
  DrawStatement,
  EventFault,
  GridTextError,
  MoveError,
  NewWordError,
  RecordFileError,
  RuleBookFileError,
  RuleFault,
} from '../../src/engine';
import type { FileUnavailable } from '../../src/setup';
import type { SubmitError } from '../../src/table';
import type { CodeFault, TransportFailure } from '../../src/online';
import type { WordsFailure } from '../../src/worker';

// Fails to compile if an error code has no sample.

const A1 = { row: 0, column: 0 };
const B1 = { row: 0, column: 1 };

export const MOVE_ERRORS = {
  SQUARE_NOT_ON_BOARD: { code: 'SQUARE_NOT_ON_BOARD', squares: [] },
  TILES_NOT_ON_RACK: { code: 'TILES_NOT_ON_RACK', missing: 'Q_', squares: [] },
  SQUARE_OCCUPIED: { code: 'SQUARE_OCCUPIED', squares: [A1] },
  LETTER_DIFFERS: { code: 'LETTER_DIFFERS', found: 'O', wanted: 'A', squares: [A1] },
  WORD_GOES_ON: { code: 'WORD_GOES_ON', squares: [A1] },
  NOTHING_NEW: { code: 'NOTHING_NEW', squares: [A1, B1] },
  RUNS_OFF_BOARD: { code: 'RUNS_OFF_BOARD', fitting: 0, squares: [] },
  OPENING_TOO_SHORT: { code: 'OPENING_TOO_SHORT', fewestTiles: 2, squares: [A1] },
  START_NOT_COVERED: { code: 'START_NOT_COVERED', start: B1, squares: [A1, B1] },
  CROSS_WORD_FORMED: { code: 'CROSS_WORD_FORMED', crossWord: 'XiX', squares: [A1, B1] },
  NO_OVERLAP: { code: 'NO_OVERLAP', squares: [A1] },
  NOT_ADJACENT: { code: 'NOT_ADJACENT', squares: [A1] },
  NO_WORD: { code: 'NO_WORD', squares: [A1] },
  WORD_TOO_SHORT: { code: 'WORD_TOO_SHORT', word: 'Xi', shortest: 3, squares: [A1, B1] },
  WORD_NOT_IN_LIST: { code: 'WORD_NOT_IN_LIST', words: ['XiX'], squares: [A1, B1] },
  NO_EXCHANGE: { code: 'NO_EXCHANGE', squares: [] },
  NOTHING_TO_EXCHANGE: { code: 'NOTHING_TO_EXCHANGE', squares: [] },
  TOO_FEW_IN_BAG: { code: 'TOO_FEW_IN_BAG', min: 7, left: 6, squares: [] },
  BAG_TOO_SMALL: { code: 'BAG_TOO_SMALL', left: 2, squares: [] },
  GAME_IS_OVER: { code: 'GAME_IS_OVER', squares: [] },
} as const satisfies Record<MoveError['code'], MoveError>;

export const SUBMIT_ERRORS = {
  ...MOVE_ERRORS,
  ILLEGAL_FORMAT: { code: 'ILLEGAL_FORMAT', column: 3 },
  NOT_YOUR_TURN: { code: 'NOT_YOUR_TURN' },
  WORDS_NOT_READY: { code: 'WORDS_NOT_READY' },
} as const satisfies Record<SubmitError['code'], SubmitError>;

export const BOARD_FILE_ERRORS = {
  BAD_SIZE: { code: 'BAD_SIZE', line: 1, column: 1, min: 12, max: 26, found: '11' },
  BAD_COLUMN_COUNT: {
    code: 'BAD_COLUMN_COUNT',
    line: 1,
    column: 1,
    min: 7,
    max: 26,
    found: '6',
  },
  BAD_ROW_COUNT: { code: 'BAD_ROW_COUNT', line: 2, column: 1, min: 10, max: 99, found: '' },
  BAD_START_COLUMN: {
    code: 'BAD_START_COLUMN',
    line: 2,
    column: 1,
    min: 1,
    max: 15,
    found: '0',
  },
  BAD_START_ROW: { code: 'BAD_START_ROW', line: 2, column: 3, min: 1, max: 15, found: '16' },
  TOO_FEW_SQUARES: { code: 'TOO_FEW_SQUARES', line: 2, column: 1, min: 192, squares: 191 },
  TOO_MANY_SQUARES: {
    code: 'TOO_MANY_SQUARES',
    line: 1,
    column: 1,
    max: 10_000,
    squares: 10_100,
  },
  BAD_START: { code: 'BAD_START', line: 3, column: 1, found: '7d' },
  START_OFF_BOARD: { code: 'START_OFF_BOARD', line: 3, column: 1, found: 'z99' },
  UNEXPECTED_TEXT: { code: 'UNEXPECTED_TEXT', line: 1, column: 7, found: '7' },
  TOO_FEW_TOKENS: { code: 'TOO_FEW_TOKENS', line: 4, column: 8, expected: 16, count: 7 },
  TOO_MANY_TOKENS: { code: 'TOO_MANY_TOKENS', line: 4, column: 17, expected: 16, count: 18 },
  TOO_FEW_LINES: { code: 'TOO_FEW_LINES', line: 17, column: 1, expected: 14, count: 13 },
  TOO_MANY_LINES: { code: 'TOO_MANY_LINES', line: 18, column: 1, expected: 14, count: 15 },
  UNKNOWN_TOKEN: {
    code: 'UNKNOWN_TOKEN',
    line: 5,
    column: 2,
    forms: ['.', '(n)', '{n}'],
    found: '\u0007',
  },
  UNCLOSED_TOKEN: { code: 'UNCLOSED_TOKEN', line: 5, column: 2, found: '[' },
  NOT_A_SQUARE: { code: 'NOT_A_SQUARE', line: 2, column: 3, found: '|' },
  BAD_FIRST_WORD: { code: 'BAD_FIRST_WORD', line: 2, column: 7, found: 'GRAPE,a1' },
  FIRST_WORD_OFF_BOARD: { code: 'FIRST_WORD_OFF_BOARD', line: 2, column: 1 },
  NOT_SQUARE: { code: 'NOT_SQUARE', line: 1, column: 1, columns: 12, rows: 13 },
  BAD_FACTOR: { code: 'BAD_FACTOR', line: 5, column: 3, found: '1'.repeat(50) },
} as const satisfies Record<BoardFileError['code'], BoardFileError>;

export const FILE_ERRORS = {
  ...BOARD_FILE_ERRORS,
  FILE_NOT_FOUND: { code: 'FILE_NOT_FOUND', name: 'boards/none.txt' },
  FILE_UNREACHABLE: { code: 'FILE_UNREACHABLE', name: 'boards/none.txt' },
  READER_NOT_LOADED: { code: 'READER_NOT_LOADED' },
  FILE_TOO_LARGE: { code: 'FILE_TOO_LARGE', max: 100_000 },
  FILE_UNREADABLE: { code: 'FILE_UNREADABLE' },
  BAD_FILE_NAME: { code: 'BAD_FILE_NAME' },
} as const satisfies Record<
  (FileUnavailable | BoardFileError)['code'],
  FileUnavailable | BoardFileError
>;

export const WORDS_FAILURES = {
  WORDS_UNREACHABLE: { code: 'WORDS_UNREACHABLE' },
  WORDS_MISSING: { code: 'WORDS_MISSING', status: 404 },
  WORDS_TOO_LARGE: { code: 'WORDS_TOO_LARGE', max: 64_000_000 },
  WORDS_ARE_A_PAGE: { code: 'WORDS_ARE_A_PAGE' },
  WORDS_DAMAGED: { code: 'WORDS_DAMAGED' },
  WORKER_UNAVAILABLE: { code: 'WORKER_UNAVAILABLE' },
  WORDS_TOO_MUCH_WORK: { code: 'WORDS_TOO_MUCH_WORK' },
  CODE_MISSING: { code: 'CODE_MISSING' },
  WORD_NOT_ADDED: { code: 'WORD_NOT_ADDED', error: { code: 'EMPTY_WORD', index: 0 } },
  EMPTY_WORD_LIST: { code: 'EMPTY_WORD_LIST' },
  FOREIGN_CHARACTERS: {
    code: 'FOREIGN_CHARACTERS',
    lines: 12_345,
    of: 12_345,
    first: { line: 3, column: 2, character: '<' },
  },
  TOO_MANY_WORDS: { code: 'TOO_MANY_WORDS', words: 4_000_000 },
} as const satisfies Record<WordsFailure['code'], WordsFailure>;

export const NEW_WORD_ERRORS = {
  EMPTY_WORD: { code: 'EMPTY_WORD', index: 0 },
  FOREIGN_CHARACTER: { code: 'FOREIGN_CHARACTER', column: 4, character: '\u0007', index: 0 },
  WORD_TOO_LONG: { code: 'WORD_TOO_LONG', max: 255, index: 0 },
  TOO_MANY_WORDS: { code: 'TOO_MANY_WORDS', words: 4_000_000 },
} as const satisfies Record<NewWordError['code'], NewWordError>;

export const ALPHABET_ERRORS = {
  NO_LETTERS: { code: 'NO_LETTERS' },
  TOO_MANY_LETTERS: { code: 'TOO_MANY_LETTERS', max: 63 },
  NO_CASE_PAIR: { code: 'NO_CASE_PAIR', column: 4, character: '\u0007' },
  LETTER_TWICE: { code: 'LETTER_TWICE', column: 2, character: 'a' },
} as const satisfies Record<AlphabetError['code'], AlphabetError>;

export const GRID_ERRORS = {
  WRONG_ROW_COUNT: { code: 'WRONG_ROW_COUNT', expected: 14, count: 1 },
  WRONG_ROW_LENGTH: { code: 'WRONG_ROW_LENGTH', row: 3, expected: 16, count: 0 },
  UNKNOWN_TILE: { code: 'UNKNOWN_TILE', row: 3, column: 4, character: '\u0007' },
} as const satisfies Record<GridTextError['code'], GridTextError>;

export const EVENT_FAULTS = {
  DEAL_NOT_FIRST: { code: 'DEAL_NOT_FIRST' },
  NO_DEAL: { code: 'NO_DEAL' },
  GAME_IS_OVER: { code: 'GAME_IS_OVER' },
  NOT_ITS_TURN: { code: 'NOT_ITS_TURN' },
  WRONG_DRAW: { code: 'WRONG_DRAW' },
  ILLEGAL_PLAY: { code: 'ILLEGAL_PLAY', refusal: MOVE_ERRORS.WORD_NOT_IN_LIST },
  WRONG_OPENING: { code: 'WRONG_OPENING' },
  ILLEGAL_EXCHANGE: { code: 'ILLEGAL_EXCHANGE' },
  NO_LOST_TURN: { code: 'NO_LOST_TURN' },
  NO_RESIGNATION: { code: 'NO_RESIGNATION' },
  NO_HELP: { code: 'NO_HELP' },
  NO_CUT: { code: 'NO_CUT' },
  WRONG_OUTCOME: { code: 'WRONG_OUTCOME' },
} as const satisfies Record<EventFault['code'], EventFault>;

export const RECORD_ERRORS = {
  RECORD_TOO_LONG: { code: 'RECORD_TOO_LONG' },
  NOT_JSON: { code: 'NOT_JSON' },
  NOT_A_RECORD: { code: 'NOT_A_RECORD' },
  UNKNOWN_VERSION: { code: 'UNKNOWN_VERSION', version: 9 },
  BAD_FIELD: { code: 'BAD_FIELD', path: '' },
  BAD_BOARD_ROWS: { code: 'BAD_BOARD_ROWS', error: BOARD_FILE_ERRORS.BAD_FACTOR },
  TOO_MUCH: { code: 'TOO_MUCH', what: 'PLAYS', index: 1000, max: 100 },
  BAD_EVENT: { code: 'BAD_EVENT', index: 0, fault: EVENT_FAULTS.NO_DEAL },
} as const satisfies Record<RecordFileError['code'], RecordFileError>;

const DEAL: DrawStatement = { kind: 'deal', number: 0, count: 14 };
const DRAW: DrawStatement = { kind: 'play', number: 6, count: 3, seat: 0, play: 'NOT b2 across' };

export const DRAW_FAULTS = {
  NOT_JOINT: { code: 'NOT_JOINT' },
  OTHER_SETUP: { code: 'OTHER_SETUP' },
  WRONG_SECRET: { code: 'WRONG_SECRET' },
  NOT_OPENED: { code: 'NOT_OPENED', draw: DRAW },
  WRONG_RETURNED: {
    code: 'WRONG_RETURNED',
    draw: { kind: 'exchange', number: 9, count: 1, seat: 1, returned: '' },
  },
  WRONG_STATEMENT: { code: 'WRONG_STATEMENT', draw: DRAW },
  OTHER_STATEMENT: { code: 'OTHER_STATEMENT', draw: DEAL },
  WRONG_LINK: { code: 'WRONG_LINK', draw: DRAW, chain: 1 },
  SHARE_LEFT_OUT: { code: 'SHARE_LEFT_OUT', draw: DRAW },
  OTHER_SHARE: { code: 'OTHER_SHARE', draw: DRAW },
  WRONG_TILES: { code: 'WRONG_TILES', draw: DRAW },
  WRONG_FIRST_TILE: { code: 'WRONG_FIRST_TILE', draw: DEAL },
  WRONG_FIRST_SEAT: { code: 'WRONG_FIRST_SEAT', draw: DEAL },
  OTHER_TILES: { code: 'OTHER_TILES', draw: DEAL },
  TOO_MANY_OPENED: { code: 'TOO_MANY_OPENED', draws: 23, opened: 24 },
  DRAW_NOT_IN_RECORD: { code: 'DRAW_NOT_IN_RECORD', draw: DRAW },
  BAD_EVENT: { code: 'BAD_EVENT', index: 1, fault: EVENT_FAULTS.NO_DEAL },
} as const satisfies Record<DrawFault['code'], DrawFault>;

export const RULE_FAULTS = {
  MISSING: { code: 'MISSING' },
  UNKNOWN_FIELD: { code: 'UNKNOWN_FIELD' },
  EMPTY: { code: 'EMPTY' },
  WRONG_KIND: { code: 'WRONG_KIND', wanted: 'list', found: {} },
  NOT_A_CHOICE: { code: 'NOT_A_CHOICE', choices: ['number', '"full-rack"'], found: '\u0007' },
  NOT_WHOLE: { code: 'NOT_WHOLE', found: 6.5 },
  TOO_SMALL: { code: 'TOO_SMALL', min: 1, found: -3 },
  TOO_LARGE: { code: 'TOO_LARGE', max: 63, found: 64 },
  TOO_LONG: { code: 'TOO_LONG', of: 'list', max: 8 },
  MINUS_ZERO: { code: 'MINUS_ZERO' },
  NOT_A_LETTER: { code: 'NOT_A_LETTER', found: 'B'.repeat(50) },
  LETTER_NOT_COMPOSED: { code: 'LETTER_NOT_COMPOSED' },
  CASES_NOT_DISTINCT: { code: 'CASES_NOT_DISTINCT', letter: 'A', twin: 'b' },
  NO_TILES: { code: 'NO_TILES' },
  SEATS_OUT_OF_ORDER: { code: 'SEATS_OUT_OF_ORDER' },
  FIXED_SEATS_INCOMPLETE: { code: 'FIXED_SEATS_INCOMPLETE' },
} as const satisfies Record<RuleFault['code'], RuleFault>;

export const RULE_BOOK_ERRORS = {
  RULE_BOOK_TOO_LONG: { code: 'RULE_BOOK_TOO_LONG', max: 1_000_000 },
  NOT_JSON: { code: 'NOT_JSON' },
  BAD_RULE: { code: 'BAD_RULE', path: '', fault: RULE_FAULTS.WRONG_KIND },
  BAD_BOARD_FIELD: { code: 'BAD_BOARD_FIELD', field: 'rows' },
  BAD_BOARD_ROWS: { code: 'BAD_BOARD_ROWS', error: BOARD_FILE_ERRORS.UNKNOWN_TOKEN },
} as const satisfies Record<RuleBookFileError['code'], RuleBookFileError>;

type Failure<Code extends TransportFailure['code']> = Extract<
  TransportFailure,
  { readonly code: Code }
>;

export const LINK_FAILURES = {
  LINK_UNAVAILABLE: { code: 'LINK_UNAVAILABLE' },
  NOT_SECURE: { code: 'NOT_SECURE' },
  RELAYS_UNREACHABLE: { code: 'RELAYS_UNREACHABLE' },
  NO_DIRECT_CONNECTION: { code: 'NO_DIRECT_CONNECTION' },
  WRONG_SECRET: { code: 'WRONG_SECRET' },
  BAD_CODE: { code: 'BAD_CODE', fault: 'LENGTH' },
} as const satisfies { readonly [Code in TransportFailure['code']]: Failure<Code> };

export const CODE_FAULTS = {
  LENGTH: { code: 'BAD_CODE', fault: 'LENGTH' },
  CHARACTER: { code: 'BAD_CODE', fault: 'CHARACTER' },
  VERSION: { code: 'BAD_CODE', fault: 'VERSION' },
  CHECKSUM: { code: 'BAD_CODE', fault: 'CHECKSUM' },
  CONTENT: { code: 'BAD_CODE', fault: 'CONTENT' },
  KIND: { code: 'BAD_CODE', fault: 'KIND' },
  OTHER_OFFER: { code: 'BAD_CODE', fault: 'OTHER_OFFER' },
} as const satisfies {
  readonly [Fault in CodeFault]: TransportFailure & { readonly fault: Fault };
};
