import { MAX_COUNT, type RuleBookFileError, type RuleFault } from '../engine';
import { boardRowReason, fieldName, fileName } from './files';
import { eitherOf, printed, quoted, type Sentences, sentenceFor } from './phrases';

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
