import { alphabetOfWords, type CompiledWords } from './compiled';
import { arcOf, endsWord, isLast, letterOf, NO_ARC, NO_STATE, targetOf } from './graph/word-graph';
import { indexIn, readCharacters } from './spelling';

/**
 * The letters that make another word in front of a word and behind it, in upper case and in the order of the
 * alphabet.
 */
export interface Hooks {
  readonly front: string;
  readonly back: string;
}

const NO_HOOKS: Hooks = { front: '', back: '' };

/** Reads letters (indices in the alphabet) from a state. Returns the last arc, or `NO_ARC`. */
function arcAlong(words: CompiledWords, state: number, letters: readonly number[]): number {
  let arc = NO_ARC;
  let from = state;
  for (const letter of letters) {
    arc = arcOf(words, from, letter + 1);
    if (arc === NO_ARC) return NO_ARC;
    from = targetOf(arc);
  }
  return arc;
}

/** The letters of a state whose arcs meet a condition. */
function lettersFrom(
  { arcs, letters }: CompiledWords,
  state: number,
  holds: (arc: number) => boolean,
): string {
  if (state === NO_STATE) return '';
  let found = '';
  for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
    arc = arcs[at] ?? NO_ARC;
    if (holds(arc)) found += letters[letterOf(arc) - 1] ?? '';
  }
  return found;
}

/**
 * Finds the hooks of a word: the letters each of which makes another word of it. The word may be in either
 * case and need not be in the list. A text with other characters has no hooks, nor has an empty one.
 */
export function hooksOf(words: CompiledWords, word: string): Hooks {
  const read = readCharacters(word, indexIn(alphabetOfWords(words)));
  if (!read.ok || read.value.length === 0) return NO_HOOKS;
  const letters = read.value;
  return {
    front: lettersFrom(words, words.dawgRoot, (arc) =>
      endsWord(arcAlong(words, targetOf(arc), letters)),
    ),
    back: lettersFrom(words, targetOf(arcAlong(words, words.dawgRoot, letters)), endsWord),
  };
}
