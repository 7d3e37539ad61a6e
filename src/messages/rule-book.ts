import { assertNever, type RuleBookFileError } from '../engine';
import { boardFileReason } from './files';
import { quoted } from './quoted';

/** Why a file is no rule book, and what to do. */
export function ruleBookReason(error: RuleBookFileError): string {
  switch (error.code) {
    case 'RULE_BOOK_TOO_LONG':
      return `A rule book has at most ${error.most} characters, and this file has more.`;
    case 'NOT_JSON':
      return 'The file is not JSON. Choose a rule book that was saved here, or mend it.';
    case 'BAD_RULE': {
      const what = error.path === '' ? 'The rule book' : error.path;
      const wanted = error.expected === undefined ? '' : ` It must be ${error.expected}.`;
      return `${what} cannot be ${quoted(error.found)}.${wanted}`;
    }
    case 'BAD_BOARD_FIELD':
      return `board.${error.field} is missing or cannot be right.`;
    case 'BAD_BOARD_ROWS':
      return `The board of the rule book is damaged. ${boardFileReason(error.error)}`;
    default:
      return assertNever(error);
  }
}
