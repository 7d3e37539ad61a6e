import { assertNever, type NewWordError } from '../engine';
import { quoted } from './quoted';

/** Why a word is not added, or a pattern not searched for. */
export function spellingReason(error: NewWordError): string {
  switch (error.code) {
    case 'EMPTY_WORD':
      return 'A word needs at least one letter: write it and try again.';
    case 'FOREIGN_CHARACTER':
      return `Character ${error.column} is ${quoted(error.character)}, which no tile bears: write letters only, and in a pattern a full stop for any letter.`;
    default:
      return assertNever(error);
  }
}
