import {
  type Alphabet,
  type LeftOut,
  type Lexicon,
  lexiconOf,
  coversLexicon,
  ok,
  type ReadWords,
  type Result,
} from '../engine';
import type { WordsFailure, WordsProgress } from '../worker';
import { isSameList, SHIPPED_LISTS, type WordList } from './word-list';

type Progress = (progress: WordsProgress) => void;

/** The words of a list, and which of its lines were left out. */
export interface LoadedWords {
  readonly lexicon: Lexicon;
  readonly leftOut: LeftOut | undefined;
}

type Loaded = Result<LoadedWords, WordsFailure>;

export type LoadWords = (
  alphabet: Alphabet,
  list: WordList,
  onProgress: Progress,
) => Promise<Result<ReadWords, WordsFailure>>;

export interface Lexicons {
  /** Reads a list, reusing a recent or pending result. */
  readonly read: (alphabet: Alphabet, list: WordList, onProgress: Progress) => Promise<Loaded>;
}

export interface ListOutcome {
  readonly list: WordList;
  readonly words: Loaded;
}

/**
 * Reads the word list of a game whose lexicon id is known. If the list has another lexicon and is not the player's
 * own, tries the other shipped lists for one that covers the lexicon; returns the given list if there is none.
 */
export async function readFor(
  lexiconId: string | undefined,
  { read }: Lexicons,
  alphabet: Alphabet,
  list: WordList,
  onProgress: Progress,
): Promise<ListOutcome> {
  const words = await read(alphabet, list, onProgress);
  if (lexiconId === undefined || list.kind === 'own' || list.added) return { list, words };
  const judges = (loaded: Loaded): boolean =>
    loaded.ok && coversLexicon(loaded.value.lexicon, lexiconId);
  if (judges(words)) return { list, words };
  for (const other of SHIPPED_LISTS.filter((each) => !isSameList(each, list))) {
    const others = await read(alphabet, other, () => {});
    if (judges(others)) return { list: other, words: others };
  }
  return { list, words };
}

/** Maximum number of lists in memory: that of the game, and those in its setup. */
const MAX_CACHED_LISTS = 3;

interface HeldList {
  readonly alphabet: Alphabet;
  readonly list: WordList;
  readonly listeners: Progress[];
  readonly outcome: Promise<Loaded>;
}

const isSameAlphabet = (a: Alphabet, b: Alphabet): boolean =>
  a.letters.join('') === b.letters.join('') && a.lowerCase.join('') === b.lowerCase.join('');

export function createLexicons(load: LoadWords): Lexicons {
  let held: readonly HeldList[] = [];

  function begin(alphabet: Alphabet, list: WordList): HeldList {
    const listeners: Progress[] = [];
    const loading = load(alphabet, list, (progress) => {
      for (const listener of listeners) listener(progress);
    });
    const outcome = loading.then((read) => {
      if (!read.ok) return read;
      const { words, leftOut } = read.value;
      return ok({ lexicon: lexiconOf(words), leftOut });
    });
    return { alphabet, list, listeners, outcome };
  }

  return {
    read: async (alphabet, list, onProgress) => {
      const known = held.find(
        (each) => isSameAlphabet(each.alphabet, alphabet) && isSameList(each.list, list),
      );
      const reading = known ?? begin(alphabet, list);
      held = [reading, ...held.filter((each) => each !== reading)].slice(0, MAX_CACHED_LISTS);
      reading.listeners.push(onProgress);
      const outcome = await reading.outcome;
      if (!outcome.ok) held = held.filter((each) => each !== reading);
      return outcome;
    },
  };
}
