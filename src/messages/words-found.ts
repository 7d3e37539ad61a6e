import type { WordQuestion } from '../engine';
import { CODE_MISSING, counted } from './phrases';

/** Whether a question asks nothing: every word answers it. */
export const isEmptyQuestion = (question: WordQuestion): boolean =>
  Object.values(question).every((condition) => condition === undefined || condition === '');

/** The word that a question asks about, where it does nothing but that. */
function wordAskedFor({ pattern = '', ...others }: WordQuestion): string | undefined {
  const isWord = pattern !== '' && !pattern.includes('.') && isEmptyQuestion(others);
  return isWord ? pattern : undefined;
}

/** What came of a question to a list of words; `word` is how the first one found is written. */
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

/** Why nothing is looked up at the moment, or what it costs in a game. */
export const LOOKED_UP = {
  'on-record': 'Looking words up is noted beside your move.',
  later: 'You can look words up on your own turn.',
  none: 'Looking words up is not allowed in this game.',
  free: '',
} as const;

/** What becomes of words that are put beside a list. */
export const OWN_WORDS_NOTE =
  'Words you add are kept in this browser only; the list itself does not change. Each new game asks whether they count.';

/** How many words of their own a player has beside a list. */
export const ownWordsCount = (count: number): string =>
  count === 0 ? 'No words of your own yet.' : `${counted(count, 'word')} of your own.`;

/** That no more words can be put beside a list. */
export const tooManyOwnWords = (max: number): string =>
  `At most ${counted(max, 'word')} can stand beside a list: take one away first.`;

/** Why no words can be looked up. */
export const NO_WORDS_FOUND = {
  unavailable: 'This browser could not start the search. Reload the page to try again.',
  'code-missing': CODE_MISSING,
} as const;

export const wordInListAlready = (word: string): string => `${word} is in the list already.`;

export const wordAddedAlready = (word: string): string => `${word} is one of your own already.`;

export const removeWordLabel = (word: string): string => `Remove ${word}`;
