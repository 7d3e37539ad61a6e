import type { LeftOut } from '../engine';
import type { WordsFailure } from '../worker';
import { partNotLoaded } from './page';
import {
  CODE_MISSING,
  counted,
  fileSize,
  isUndecoded,
  quoted,
  written,
  type Sentences,
  sentenceFor,
} from './phrases';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Progress of reading a list; both sizes in bytes, `total` undefined if unknown. */
export function loadingWords(received: number, total: number | undefined): string {
  if (received === 0) return 'Loading words…';
  const read = megabytes(received);
  return `Loading words · ${total ? `${read} of ${megabytes(total)} MB` : `${read} MB`}`;
}

/** Labels of a word list that loads, or that can be replaced. */
export const WORD_LIST = {
  loaded: 'Words loaded',
  prepared: 'Words prepared',
  retry: 'Try again',
  file: 'Word list file',
  choose: 'Other word list…',
} as const;

/** Progress of preparing a list; `fraction` is from 0 to 1. */
export const preparingWords = (fraction: number): string =>
  `Preparing words · ${Math.floor(100 * fraction)}%`;

/** Why a list cannot be used, by its displayed name; `again` is how to try again after a correction. */
const FAILURES: Sentences<WordsFailure, [list: string, again: string]> = {
  WORDS_UNREACHABLE: 'Can’t reach the word list. Check your connection and try again.',
  WORDS_MISSING: ({ status }, list) =>
    `${list} is missing (error ${status}). Put it back and try again.`,
  WORDS_TOO_LARGE: ({ max }, list) =>
    `${list} is over ${fileSize(max)}. Use a shorter list and try again.`,
  WORDS_ARE_A_PAGE: (_, list) => `${list} didn’t load. Try again, or tell the site owner.`,
  WORDS_DAMAGED: (_, list) =>
    `${list} is incomplete or out of date. Try again, or tell the site owner.`,
  WORKER_UNAVAILABLE: 'Couldn’t start the search. Try again, or reload the page.',
  WORDS_TOO_MUCH_WORK: (_, list, again) =>
    `${list} is too large for this device. Use a shorter list and ${again}.`,
  CODE_MISSING,
  WORD_NOT_ADDED: (_, list) => `Your words don’t fit ${list}. Turn them off and try again.`,
  EMPTY_WORD_LIST: (_, list, again) =>
    `${list} has no words. Put one word on each line and ${again}.`,
  FOREIGN_CHARACTERS: ({ first }, list, again) =>
    isUndecoded(first.character)
      ? `${list} isn’t in UTF-8 (line ${first.line}, column ${first.column} can’t be read). Save it as UTF-8 and ${again}.`
      : `${list} has no words for this game: no tile has ${quoted(first.character)} (line ${first.line}, column ${first.column}). Put one word on each line, in this game’s letters, and ${again}.`,
  TOO_MANY_WORDS: ({ words }, list, again) =>
    `${list} has ${written(words)} words, too many to search. Remove some (a million usually fit) and ${again}.`,
};

/** Why a word list cannot be used, and what to do; `list` is its displayed name. */
export const wordsReason = (list: string, failure: WordsFailure): string =>
  sentenceFor(FAILURES, failure, list, 'try again');

/** The same for a list that the user chose, and has to choose again after a correction. */
export const chosenWordsReason = (list: string, failure: WordsFailure): string =>
  sentenceFor(FAILURES, failure, list, 'choose it again');

/** A list that was decoded with a guessed encoding. */
export const guessedNote = (list: string): string =>
  `${list} isn’t in UTF-8. It was read as Windows-1252.`;

/** Whether more than half of the lines are left out. */
export const isMostLeftOut = ({ lines, of }: LeftOut): boolean => 2 * lines > of;

/** Which lines of a list are not used as words. */
export function leftOutNote(list: string, leftOut: LeftOut): string {
  const { lines, of, first } = leftOut;
  const { line, column, character } = first;
  const isMost = isMostLeftOut(leftOut);
  const which = isMost ? `${written(lines)} of the ${counted(of, 'line')}` : counted(lines, 'line');
  const lead = `Skipped ${which} of ${list}`;
  const reason = isUndecoded(character)
    ? `the file isn’t in UTF-8 (line ${line}, column ${column} can’t be read).`
    : `no tile has ${quoted(character)} (line ${line}, column ${column}).`;
  return `${lead}: ${reason}${isMost ? ' Is this the right list?' : ''}`;
}

/** The game was played with another list than the current one; `size` describes the current one. */
export const otherWordsNote = (size: string, hostDecides: boolean): string =>
  hostDecides
    ? `The host uses another word list (${size} loaded here) and decides which words count.`
    : `This game was played with another word list (${size} loaded now).`;

export const MEANINGS = {
  looking: 'Looking it up…',
  none: 'No definition found.',
  source: 'From WordNet 3.1, © Princeton University.',
  licence: 'WordNet licence',
  ofGame: 'Words played',
  ofFound: 'Definition:',
  noneLaid: 'No words yet.',
} as const;

export const DEFINITION = 'Definition';

export const definitionLabel = (word: string): string => `${DEFINITION} of ${word.toUpperCase()}`;

export const meaningLabel = (word: string): string => `Define ${word.toUpperCase()}`;

/**
 * Why a meaning could not be loaded.
 *
 * @param reason The error of `loadPart`; if the browser is offline, the error of `fetch`.
 */
export const meaningNotLoaded = (reason: unknown): string =>
  reason instanceof TypeError
    ? 'Not saved for offline yet. Check your connection and try again.'
    : partNotLoaded(reason);

export const formOf = (base: string): string => `A form of ${base}.`;
