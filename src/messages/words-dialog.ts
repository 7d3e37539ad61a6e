import {
  type AlphabetError,
  assertNever,
  type ForeignCharacter,
  type NewWordError,
  type WordQuestion,
  type WordQuestionError,
} from '../engine';
import { CODE_MISSING, counted, quoted } from './phrases';

/** Whether a question has no condition, so that every word matches. */
export const isEmptyQuestion = (question: WordQuestion): boolean =>
  Object.values(question).every((condition) => condition === undefined || condition === '');

/** The word that a question asks about if it has no other condition and no wildcard; otherwise undefined. */
function wordAskedFor({ pattern = '', ...others }: WordQuestion): string | undefined {
  const isWord = pattern !== '' && !pattern.includes('.') && isEmptyQuestion(others);
  return isWord ? pattern : undefined;
}

/** Result of a question to a word list; `word` is the spelling of the first match. */
export function foundSentence(
  question: WordQuestion,
  count: number,
  word: string | undefined,
): string {
  const asked = wordAskedFor(question);
  if (asked !== undefined) {
    return count > 0 ? `Yes, ${word ?? asked} is a word.` : `No, ${asked} is not in the list.`;
  }
  return count === 0 ? 'No words.' : `${counted(count, 'word')}.`;
}

export const NO_WORDS_FOUND = {
  unavailable: 'This browser could not start the search. Reload the page to try again.',
  'code-missing': CODE_MISSING,
} as const;

/** Why words cannot be looked up at the moment, or what a lookup costs. */
export const LOOKED_UP = {
  'on-record': 'Looking words up is noted beside your move.',
  later: 'You can look words up on your own turn.',
  none: 'Looking words up is not allowed in this game.',
  free: '',
} as const;

const LETTERS_ONLY = 'letters only';

const foreignReason = ({ column, character }: ForeignCharacter, wanted: string): string =>
  `Character ${column} is ${quoted(character)}, which no tile bears: write ${wanted}.`;

const WANTED = {
  pattern: 'letters, and a full stop for any letter',
  letters: 'letters, and _ for a blank',
  begins: LETTERS_ONLY,
  contains: LETTERS_ONLY,
  ends: LETTERS_ONLY,
} as const satisfies Record<WordQuestionError['field'], string>;

export const wordQuestionReason = (error: WordQuestionError): string =>
  foreignReason(error, WANTED[error.field]);

/** Explains that custom words do not change the list itself. */
export const OWN_WORDS_NOTE =
  'Words you add are kept in this browser only; the list itself does not change. Each new game asks whether they count.';

export const ownWordsCount = (count: number): string =>
  count === 0 ? 'No words of your own yet.' : `${counted(count, 'word')} of your own.`;

export const tooManyOwnWords = (max: number): string =>
  `At most ${counted(max, 'word')} can stand beside a list: take one away first.`;

export const wordInListAlready = (word: string): string => `${word} is in the list already.`;

export const wordAddedAlready = (word: string): string => `${word} is one of your own already.`;

export const removeWordLabel = (word: string): string => `Remove ${word}`;

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
