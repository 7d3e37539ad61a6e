import {
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  type FindFileError,
  type TileSetFileError,
  MAX_COUNT,
  type RuleBookFileError,
  type RuleFault,
} from '../engine';
import type { ConfiguredGameError } from '../setup';
import { fileName, inFile, numberProblem, ownFileReason, boardRowReason, fieldName } from './files';
import {
  isUndecoded,
  listed,
  quoted,
  type Sentences,
  sentenceFor,
  eitherOf,
  printed,
} from './phrases';

const KEYS = CONFIGURATION_KEYS.join(', ');

const CONFIGURATION_PROBLEMS: Sentences<ConfigurationFileError> = {
  MISSING_COLON: ({ found }) => `expected “key: value”, found ${quoted(found)}`,
  UNKNOWN_KEY: ({ found }) =>
    found === ''
      ? `the key before the colon is missing; use ${KEYS}`
      : `unknown key ${quoted(found)}; use ${KEYS}`,
  KEY_TWICE: ({ key, firstLine }) => `${key} is already on line ${firstLine}; delete one`,
  EMPTY_VALUE: ({ key }) => `${key} has no value; add one after the colon`,
  BAD_NUMBER: (error) => numberProblem(error.key, error),
  FILE_NAME_TOO_LONG: ({ key, max }) =>
    `the file name for ${key} can have ${max} characters at most`,
  MISSING_KEY: ({ key }) => `${key} is missing; add a line that begins with ${key}:`,
};

/** Why the chosen files do not settle which one a configuration names. */
const REFERENCE_PROBLEMS: Sentences<FindFileError> = {
  FILE_NOT_PICKED: ({ name }) => `${fileName(name)} is missing; choose it too`,
  TWO_FILES_FIT: ({ name, paths }) =>
    `${listed(paths.map(fileName))} both match ${fileName(name)}; clear the files and choose one`,
};

const TILE_SET_PROBLEMS: Sentences<TileSetFileError> = {
  NOT_ONE_CHARACTER: ({ found }) => `a tile is one letter or ?, not ${quoted(found)}`,
  NO_CASE_PAIR: ({ found }) => `${quoted(found)} has no upper and lower case; use another letter`,
  BAD_POINTS: (error) => numberProblem('the points', error),
  BAD_TILE_COUNT: (error) => numberProblem('the number of tiles', error),
  UNEXPECTED_TEXT: ({ found }) => `a line is a letter, points and a count; remove ${quoted(found)}`,
  TILE_TWICE: ({ found, firstLine }) =>
    `${quoted(found)} is already on line ${firstLine}; delete one`,
  TOO_MANY_LETTERS: ({ max }) => `a tile set can have ${max} letters at most; remove the others`,
  NO_LETTERS: 'a tile set needs a letter; add a line such as a 1 9',
  NO_TILES: 'a tile set needs a tile; give one line a count above 0',
};

export function tileSetReason(file: string, error: TileSetFileError): string {
  const isUnreadable = 'found' in error && isUndecoded(error.found);
  const problem = isUnreadable
    ? 'the file isn’t in UTF-8; save it as UTF-8'
    : sentenceFor(TILE_SET_PROBLEMS, error);
  return inFile(fileName(file), error, problem);
}

const GAME_REASONS: Sentences<ConfiguredGameError> = {
  TOO_MANY_FILES: ({ max }) => `That’s more than ${max} files. Choose one game’s files only.`,
  DROP_UNREADABLE: 'Couldn’t read what you dropped. Use the buttons instead.',
  NO_CONFIGURATION: `None of these is a configuration. Choose one with lines like “hand_size: 7” (keys: ${KEYS}).`,
  SEVERAL_CONFIGURATIONS: ({ files }) =>
    `${files.length} of these files are configurations. Choose one.`,
  BAD_FILE: ({ file, error }) => ownFileReason(file, error),
  BAD_BOARD: ({ file, error }) => ownFileReason(file, error),
  BAD_CONFIGURATION: ({ file, error }) =>
    inFile(fileName(file), error, sentenceFor(CONFIGURATION_PROBLEMS, error)),
  BAD_REFERENCE: ({ file, error }) =>
    inFile(fileName(file), error, sentenceFor(REFERENCE_PROBLEMS, error)),
  BAD_TILE_SET: ({ file, error }) => tileSetReason(file, error),
};

/** Names the faulty file among those of a configured game, and what is wrong with it. */
export const configuredGameReason = (error: ConfiguredGameError): string =>
  sentenceFor(GAME_REASONS, error);

const KINDS = {
  text: 'a text in quotation marks',
  number: 'a number',
  list: 'a list in square brackets',
  object: 'an object in braces',
} as const;

function foundText(found: unknown): string {
  if (typeof found === 'string') return found === '' ? 'an empty text' : quoted(found);
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'number') return printed(found);
  return typeof found === 'object' && found ? 'an object' : String(found);
}

const choiceText = (choice: string): string => (choice === 'number' ? KINDS.number : choice);

/** Completes a sentence whose subject is the field: the fault, and how to correct it. */
const FAULTS: Sentences<RuleFault> = {
  MISSING: 'is missing; add it',
  UNKNOWN_FIELD: 'isn’t a known field; remove it',
  EMPTY: 'can’t be empty',
  WRONG_KIND: ({ wanted, found }) => `must be ${KINDS[wanted]}, not ${foundText(found)}`,
  NOT_A_CHOICE: ({ choices, found }) =>
    `must be ${eitherOf(choices.map(choiceText))}, not ${foundText(found)}`,
  NOT_WHOLE: ({ found }) => `must be a whole number, not ${foundText(found)}`,
  TOO_SMALL: ({ min, found }) => `must be ${printed(min)} or more, not ${foundText(found)}`,
  TOO_LARGE: ({ max, found }) => `must be ${printed(max)} or less, not ${foundText(found)}`,
  TOO_LONG: ({ max, of }) => `can have ${max} ${of === 'text' ? 'characters' : 'entries'} at most`,
  MINUS_ZERO: 'must be 0 without a minus sign',
  NOT_A_LETTER: ({ found }) =>
    `must be one character other than digits, spaces and _ ? . , | -, not ${foundText(found)}`,
  LETTER_NOT_COMPOSED: 'must be in composed form (Unicode NFC), as keyboards write it',
  CASES_NOT_DISTINCT: ({ letter, twin }) =>
    `must have a letter and a twin that differ and are in no other entry, not ${foundText(letter)} and ${foundText(twin)}`,
  NO_TILES: 'has no tiles; give a letter or the blank a count of 1 or more',
  SEATS_OUT_OF_ORDER: 'has a minimum above its maximum',
  FIXED_SEATS_INCOMPLETE: 'must set a player for every seat, or none ("fixed": [])',
};

const BOARD_FIELDS = {
  start: 'must be a square of the board, such as "d7"',
  rows: `can’t make more than ${MAX_COUNT.squares} squares; remove rows or columns`,
} as const;

const inRuleBook = (path: string, text: string): string =>
  path === '' ? `The rule book ${text}.` : `In the rule book, ${fieldName(path)} ${text}.`;

const REASONS: Sentences<RuleBookFileError> = {
  RULE_BOOK_TOO_LONG: ({ max }) =>
    `That file is too long. A rule book can have ${max} characters at most.`,
  NOT_JSON: 'This isn’t valid JSON. Fix it, or choose rules saved here.',
  BAD_RULE: ({ path, fault }) => inRuleBook(path, sentenceFor(FAULTS, fault)),
  BAD_BOARD_FIELD: ({ field }) => inRuleBook(`board.${field}`, BOARD_FIELDS[field]),
  BAD_BOARD_ROWS: ({ error }) => `The board of the rule book is damaged. ${boardRowReason(error)}`,
};

/** Why a rule book file is refused, and how to correct it. */
export const ruleBookReason = (error: RuleBookFileError): string => sentenceFor(REASONS, error);

/** Why a rule book file of the user is refused; names the file. */
export const ownRuleBookReason = (file: string, error: RuleBookFileError): string =>
  `${fileName(file)}: ${ruleBookReason(error)}`;
