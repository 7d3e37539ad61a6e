import { partNotLoaded } from './page';

/** What words mean. */
export const MEANINGS = {
  looking: 'Looking it up …',
  none: 'No meaning here: the dictionary does not have it.',
  source: 'From WordNet 3.1, © Princeton University.',
  licence: 'Licence of WordNet',
  ofGame: 'Words of this game',
  ofFound: 'What it means:',
  noneLaid: 'No word has been laid yet.',
} as const;

/** What a button is called that tells what a word means. */
export const meaningLabel = (word: string): string => `What ${word.toUpperCase()} means`;

/**
 * Why a meaning cannot be told.
 *
 * @param reason The error of `loadPart`; without a network, that of `fetch`.
 */
export const meaningNotLoaded = (reason: unknown): string =>
  reason instanceof TypeError
    ? 'Not saved for offline yet. Check your connection and try again.'
    : partNotLoaded(reason);

/** That a word is a form of another. */
export const formOf = (base: string): string => `A form of ${base}.`;
