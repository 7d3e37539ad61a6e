import { assertNever, type NewWordError } from '../engine';
import { quoted } from './quoted';

/** Why a word is not added, or a pattern not searched for. */
export function spellingReason(error: NewWordError): string {
  switch (error.code) {
    case 'EMPTY_WORD':
      return 'A word needs at least one letter: write it and try again.';
    case 'WORD_TOO_LONG':
      return `A word has at most ${error.most} letters: write a shorter one and try again.`;
    case 'TOO_MANY_WORDS':
      return 'With one word more, the words are too many to be searched: use a shorter list and try again.';
    case 'FOREIGN_CHARACTER':
      return `Character ${error.column} is ${quoted(error.character)}, which no tile bears: write letters only, and in a pattern a full stop for any letter.`;
    default:
      return assertNever(error);
  }
}
