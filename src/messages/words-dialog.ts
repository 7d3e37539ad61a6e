import type {
  AlphabetError,
  ForeignCharacter,
  NewWordError,
  WordQuestion,
  WordQuestionError,
} from '../engine';
import { CODE_MISSING, counted, quoted, type Sentences, sentenceFor } from './phrases';

export const LOOK_UP = {
  title: 'Look up',
  /** Names the tabs, of which the first looks up and the second adds words. */
  tabs: 'Look up and add words',
  finder: 'Look up',
  ownWords: 'Your words',
  fields: {
    pattern: 'Word or pattern',
    letters: 'Using letters',
    begins: 'Begins with',
    contains: 'Contains',
    ends: 'Ends with',
    shortest: 'Min. length',
    longest: 'Max. length',
  },
  /** Shown in empty fields. */
  examples: { pattern: 'TR.E', letters: 'AEINRT_', begins: '', contains: '', ends: '' },
  order: 'Sort by',
  orders: { alphabet: 'A to Z', length: 'Length', points: 'Points' },
  found: 'Words found',
  /** Heads of the list of words, around which letters may be added. */
  heads: ['Before', 'Word', 'After', 'Points'],
  more: 'More conditions',
  /** Opens the dialog where words are added. */
  addWords: 'Your words…',
  newWord: 'New word',
  add: 'Add word',
} as const;

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
    return count > 0 ? `Yes, ${word ?? asked} is a word.` : `No, ${asked} isn’t in the list.`;
  }
  return count === 0 ? 'No words found.' : `${counted(count, 'word')}.`;
}

export const NO_WORDS_FOUND = {
  unavailable: 'Couldn’t start the search. Reload the page and try again.',
  'code-missing': CODE_MISSING,
} as const;

/** Why words cannot be looked up at the moment, or what a lookup costs. */
export const LOOKED_UP = {
  'on-record': 'Look-ups are marked next to your move.',
  later: 'You can look up words on your turn.',
  none: 'This game has no look-ups.',
  free: '',
} as const;

const LETTERS_ONLY = 'letters only';

const foreignReason = ({ column, character }: ForeignCharacter, wanted: string): string =>
  `No tile has ${quoted(character)} (character ${column}). Use ${wanted}.`;

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
  'Your words stay in this browser. Each new game asks whether they count.';

export const ownWordsCount = (count: number): string =>
  count === 0 ? 'No words yet.' : `${counted(count, 'word')}.`;

export const tooManyOwnWords = (max: number): string =>
  `You can add ${counted(max, 'word')}. Remove one first.`;

export const wordInListAlready = (word: string): string => `${word} is already in the list.`;

export const wordAddedAlready = (word: string): string => `You already added ${word}.`;

export const removeWordLabel = (word: string): string => `Remove ${word}`;

const NEW_WORD_REASONS: Sentences<NewWordError> = {
  EMPTY_WORD: 'Enter a word first.',
  WORD_TOO_LONG: ({ max }) => `Words can have ${max} letters at most.`,
  TOO_MANY_WORDS: 'With your words, the list is too long to search. Use a shorter one.',
  FOREIGN_CHARACTER: (error) => foreignReason(error, LETTERS_ONLY),
};

export const newWordReason = (error: NewWordError): string => sentenceFor(NEW_WORD_REASONS, error);

const ALPHABET_REASONS: Sentences<AlphabetError> = {
  NO_LETTERS: 'Enter the capitals in order.',
  TOO_MANY_LETTERS: ({ max }) => `An alphabet can have ${max} letters at most. Remove the others.`,
  NO_CASE_PAIR: ({ column, character }) =>
    `Character ${column}, ${quoted(character)}, has no upper and lower case. Use another letter.`,
  LETTER_TWICE: ({ column, character }) =>
    `Character ${column}, ${quoted(character)}, is already there. Enter each letter once.`,
};

export const alphabetReason = (error: AlphabetError): string =>
  sentenceFor(ALPHABET_REASONS, error);
