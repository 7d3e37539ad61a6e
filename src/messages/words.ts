import { assertNever, type LeftOut } from '../engine';
import type { WordsFailure } from '../worker';
import { partNotLoaded } from './page';
import { CODE_MISSING, counted, fileSize, isUndecoded, quoted, written } from './phrases';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Progress of reading a list; both sizes in bytes, `total` undefined if unknown. */
export function loadingWords(received: number, total: number | undefined): string {
  if (received === 0) return 'Loading words…';
  const read = megabytes(received);
  return `Loading words · ${total ? `${read} of ${megabytes(total)} MB` : `${read} MB`}`;
}

/** Announcements while a list loads: without figures, which change too often for screen readers. */
export const WORDS_COMING = {
  reading: 'The words are loading.',
  building: 'The words are being prepared.',
} as const;

/** Progress of preparing a list; `fraction` is from 0 to 1. */
export const preparingWords = (fraction: number): string =>
  `Preparing words · ${Math.floor(100 * fraction)} %`;

/**
 * Why a word list cannot be used, and what to do; `list` is its displayed name, `again` how to retry after a
 * correction.
 */
export function wordsReason(list: string, failure: WordsFailure, again = 'try again'): string {
  switch (failure.code) {
    case 'WORDS_UNREACHABLE':
      return 'The word list cannot be reached. Check the connection and try again.';
    case 'WORDS_MISSING':
      return `The word list ${list} is missing (status ${failure.status}). Put it in its place and try again.`;
    case 'WORDS_TOO_LARGE':
      return `The word list ${list} is larger than ${fileSize(failure.max)}. Use a shorter one and try again.`;
    case 'WORDS_ARE_A_PAGE':
      return `The word list ${list} could not be loaded: what came is a web page. Try again, or tell the host of this page.`;
    case 'WORDS_DAMAGED':
      return `The word list ${list} was cut off, or is not the one that belongs to this page. Try again; if that does not help, tell the host of this page.`;
    case 'WORKER_UNAVAILABLE':
      return 'This browser could not start the search. Try again, or reload the page.';
    case 'WORDS_TOO_MUCH_WORK':
      return `The word list ${list} is too large for this device. Use a shorter one and ${again}.`;
    case 'CODE_MISSING':
      return CODE_MISSING;
    case 'WORD_NOT_ADDED':
      return `Your own words cannot stand beside ${list}. Leave them out and try again.`;
    case 'EMPTY_WORD_LIST':
      return `The word list ${list} holds no words. Put one word on each line and ${again}.`;
    case 'FOREIGN_CHARACTERS': {
      const { first } = failure;
      if (isUndecoded(first.character)) {
        return `The word list ${list} is not in UTF-8: line ${first.line}, column ${first.column} is the first place that cannot be read. Save it as UTF-8 and ${again}.`;
      }
      return `The word list ${list} has characters that no tile bears in every line, the first ${quoted(first.character)} in line ${first.line}, column ${first.column}. Put one word a line, in letters of the game, and ${again}.`;
    }
    case 'TOO_MANY_WORDS':
      return `The word list ${list} has ${failure.words} words, more than can be searched. Leave some out (a million mostly fit) and ${again}.`;
    default:
      return assertNever(failure);
  }
}

/** A list that was decoded with a guessed encoding. */
export const guessedNote = (list: string): string =>
  `${list} is not in UTF-8: it was read in Windows-1252.`;

/** Whether more than half of the lines are left out. */
export const isMostLeftOut = ({ lines, of }: LeftOut): boolean => 2 * lines > of;

/** Which lines of a list are not used as words. */
export function leftOutNote(list: string, leftOut: LeftOut): string {
  const { lines, of, first } = leftOut;
  const { line, column, character } = first;
  const isMost = isMostLeftOut(leftOut);
  const which = isMost ? `${written(lines)} of the ${counted(of, 'line')}` : counted(lines, 'line');
  const lead = `${which} of ${list} ${lines === 1 ? 'is' : 'are'} left out`;
  const reason = isUndecoded(character)
    ? `the file is not in UTF-8, and line ${line}, column ${column} is the first place that cannot be read.`
    : `no tile bears ${quoted(character)}, which stands first in line ${line}, column ${column}.`;
  return `${lead}: ${reason}${isMost ? ' Is this the right list?' : ''}`;
}

/** The game was played with another list than the current one; `size` describes the current one. */
export const otherWordsNote = (size: string, hostDecides: boolean): string =>
  hostDecides
    ? `The host plays by other words than the ${size} here: the host decides which count.`
    : `This game was played by other words than the ${size} that judge it now.`;

export const MEANINGS = {
  looking: 'Looking it up …',
  none: 'No meaning here: the dictionary does not have it.',
  source: 'From WordNet 3.1, © Princeton University.',
  licence: 'Licence of WordNet',
  ofGame: 'Words of this game',
  ofFound: 'What it means:',
  noneLaid: 'No word has been laid yet.',
} as const;

export const meaningLabel = (word: string): string => `What ${word.toUpperCase()} means`;

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
