import { assertNever, MAX_COUNT, type RuleBookFileError, type RuleFault } from '../engine';
import { boardRowReason, fieldName, fileName } from './files';
import { eitherOf, printed, quoted } from './phrases';

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
function faultText(fault: RuleFault): string {
  switch (fault.code) {
    case 'MISSING':
      return 'is missing; add it';
    case 'UNKNOWN_FIELD':
      return 'isn’t a known field; remove it';
    case 'EMPTY':
      return 'can’t be empty';
    case 'WRONG_KIND':
      return `must be ${KINDS[fault.wanted]}, not ${foundText(fault.found)}`;
    case 'NOT_A_CHOICE':
      return `must be ${eitherOf(fault.choices.map(choiceText))}, not ${foundText(fault.found)}`;
    case 'NOT_WHOLE':
      return `must be a whole number, not ${foundText(fault.found)}`;
    case 'TOO_SMALL':
      return `must be ${printed(fault.min)} or more, not ${foundText(fault.found)}`;
    case 'TOO_LARGE':
      return `must be ${printed(fault.max)} or less, not ${foundText(fault.found)}`;
    case 'TOO_LONG':
      return `can have ${fault.max} ${fault.of === 'text' ? 'characters' : 'entries'} at most`;
    case 'MINUS_ZERO':
      return 'must be 0 without a minus sign';
    case 'NOT_A_LETTER':
      return `must be one character other than digits, spaces and _ ? . , | -, not ${foundText(fault.found)}`;
    case 'LETTER_NOT_COMPOSED':
      return 'must be in composed form (Unicode NFC), as keyboards write it';
    case 'CASES_NOT_DISTINCT':
      return `must have a letter and a twin that differ and are in no other entry, not ${foundText(fault.letter)} and ${foundText(fault.twin)}`;
    case 'NO_TILES':
      return 'has no tiles; give a letter or the blank a count of 1 or more';
    case 'SEATS_OUT_OF_ORDER':
      return 'has a minimum above its maximum';
    case 'FIXED_SEATS_INCOMPLETE':
      return 'must set a player for every seat, or none ("fixed": [])';
    default:
      return assertNever(fault);
  }
}

const BOARD_FIELDS = {
  start: 'must be a square of the board, such as "d7"',
  rows: `can’t make more than ${MAX_COUNT.squares} squares; remove rows or columns`,
} as const;

const inRuleBook = (path: string, text: string): string =>
  path === '' ? `The rule book ${text}.` : `In the rule book, ${fieldName(path)} ${text}.`;

/** Why a rule book file is refused, and how to correct it. */
export function ruleBookReason(error: RuleBookFileError): string {
  switch (error.code) {
    case 'RULE_BOOK_TOO_LONG':
      return `That file is too long. A rule book can have ${error.max} characters at most.`;
    case 'NOT_JSON':
      return 'This isn’t valid JSON. Fix it, or choose rules saved here.';
    case 'BAD_RULE':
      return inRuleBook(error.path, faultText(error.fault));
    case 'BAD_BOARD_FIELD':
      return inRuleBook(`board.${error.field}`, BOARD_FIELDS[error.field]);
    case 'BAD_BOARD_ROWS':
      return `The board of the rule book is damaged. ${boardRowReason(error.error)}`;
    default:
      return assertNever(error);
  }
}

/** Why a rule book file of the user is refused; names the file. */
export const ownRuleBookReason = (file: string, error: RuleBookFileError): string =>
  `${fileName(file)}: ${ruleBookReason(error)}`;
