import { alphabetOfWords, type CompiledWords } from './compiled';
import { arcOf, endsWord, isLast, letterOf, NO_ARC, NO_STATE, targetOf } from './graph/word-graph';
import { indexIn, readCharacters } from './spelling';

/** The letters that may stand before and behind a word, in upper case and in the order of the alphabet. */
export interface Hooks {
  readonly front: string;
  readonly back: string;
}

const NO_HOOKS: Hooks = { front: '', back: '' };

/** The arc of the last of some letters (indices in the alphabet) read from a state, or `NO_ARC`. */
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

/** The letters whose arc of a state holds to a condition. */
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
 * The letters each of which makes another word of a word (its hooks). The word is in letters of either
 * case, and need not be in the list; a text with other characters has no hooks, nor has an empty one.
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
