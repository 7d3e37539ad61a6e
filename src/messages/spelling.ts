import {
  type AlphabetError,
  assertNever,
  type ForeignCharacter,
  type LetterBagError,
  type NewWordError,
  type WordQuestionError,
} from '../engine';
import { quoted } from './phrases';

const foreignReason = ({ column, character }: ForeignCharacter, wanted: string): string =>
  `Character ${column} is ${quoted(character)}, which no tile bears: write ${wanted}.`;

const LETTERS_ONLY = 'letters only';

/** Why a word is not added. */
export function newWordReason(error: NewWordError): string {
  switch (error.code) {
    case 'EMPTY_WORD':
      return 'A word needs at least one letter: write it and try again.';
    case 'WORD_TOO_LONG':
      return `A word has at most ${error.max} letters: write a shorter one and try again.`;
    case 'TOO_MANY_WORDS':
      return 'With what is added, the words are too many to be searched: use a shorter list and try again.';
    case 'FOREIGN_CHARACTER':
      return foreignReason(error, LETTERS_ONLY);
    default:
      return assertNever(error);
  }
}

const WANTED = {
  pattern: 'letters, and a full stop for any letter',
  letters: 'letters, and _ for a blank',
  begins: LETTERS_ONLY,
  contains: LETTERS_ONLY,
  ends: LETTERS_ONLY,
} as const satisfies Record<WordQuestionError['field'], string>;

/** Why words are not looked up. */
export const wordQuestionReason = (error: WordQuestionError): string =>
  foreignReason(error, WANTED[error.field]);

/** Why a text is not taken as an alphabet. */
export function alphabetReason(error: AlphabetError): string {
  switch (error.code) {
    case 'NO_LETTERS':
      return 'An alphabet needs at least one letter: write its capitals in order.';
    case 'TOO_MANY_LETTERS':
      return `An alphabet has at most ${error.max} letters: take the others away.`;
    case 'NO_CASE_PAIR':
      return `Character ${error.column} is ${quoted(error.character)}, which has no capital and small form of its own, one character each: use another letter.`;
    case 'LETTER_TWICE':
      return `Character ${error.column} is ${quoted(error.character)}, which is there already: write each letter once.`;
    default:
      return assertNever(error);
  }
}

/** Why a text is not taken as a bag of letters. */
export function letterBagReason(error: LetterBagError): string {
  switch (error.code) {
    case 'BAG_EMPTY':
      return 'A bag needs at least one letter: write a letter for each tile.';
    case 'BAG_TOO_LONG':
      return `A bag holds at most ${error.max} tiles: take some letters away.`;
    case 'FOREIGN_CHARACTER':
      return `Character ${error.column} is ${quoted(error.character)}, which no tile bears: write letters only, one for each tile.`;
    default:
      return assertNever(error);
  }
}
