/** An upper-case letter: one code point of a tile set's alphabet. */
export type Letter = string;

/**
 * The letters of a tile set, in its order, and their lower-case forms. These are given by the tile set
 * and never computed: `toLowerCase` does not keep one code point to one code point.
 */
export interface Alphabet {
  readonly letters: readonly Letter[];
  /** The lower-case form of each letter, in the same order. */
  readonly lowerCase: readonly string[];
  /** Index (0-based) of an upper-case letter, or undefined. */
  readonly indexOfLetter: (letter: string) => number | undefined;
  /** Index (0-based) of the letter that has a lower-case form, or undefined. */
  readonly indexOfLowerCase: (character: string) => number | undefined;
}

/** A letter and its lower-case form. */
export interface CasePair {
  readonly letter: Letter;
  /** The lower-case form, by the name that it has in files. */
  readonly twin: string;
}

/**
 * Both cases of a character, where each leads to the other. Both are one code point like the
 * character, since a change of case never joins any.
 */
export function casePairOf(character: string): CasePair | undefined {
  const [letter, twin] = [character.toUpperCase(), character.toLowerCase()];
  const isEither = character === letter || character === twin;
  const leadToEachOther = letter.toLowerCase() === twin && twin.toUpperCase() === letter;
  return letter !== twin && isEither && leadToEachOther ? { letter, twin } : undefined;
}

/** A sigma at the end of a word, which is the same letter as any other. */
const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';

/** Builds an alphabet from upper-case letters and, in the same order, their lower-case forms. */
export function makeAlphabet(letters: readonly Letter[], lowerCase: readonly string[]): Alphabet {
  const byLetter = new Map(letters.map((letter, index) => [letter, index]));
  const byLowerCase = new Map(lowerCase.map((character, index) => [character, index]));
  return {
    letters,
    lowerCase,
    indexOfLetter: (letter) => byLetter.get(letter),
    indexOfLowerCase: (character) =>
      byLowerCase.get(character) ??
      (character === FINAL_SIGMA ? byLowerCase.get(SIGMA) : undefined),
  };
}
