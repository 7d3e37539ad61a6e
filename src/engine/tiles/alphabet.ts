/** An upper-case letter: one code point of a tile set's alphabet. */
export type Letter = string;

/**
 * The letters of a tile set, in its order, and their lower-case forms. The tile set supplies these, because
 * `toLowerCase` can turn one code point into several.
 */
export interface Alphabet {
  readonly letters: readonly Letter[];
  /** In the order of `letters`. */
  readonly lowerCase: readonly string[];
  /** 0-based index of an upper-case letter, or undefined. */
  readonly indexOfLetter: (letter: string) => number | undefined;
  /** 0-based index of the letter with this lower-case form, or undefined. */
  readonly indexOfLowerCase: (character: string) => number | undefined;
}

export interface CasePair {
  readonly letter: Letter;
  /** The lower-case form; files use this field name. */
  readonly twin: string;
}

/**
 * Both cases of a character; undefined unless they differ and map to each other. Both are single code points,
 * because case mapping never merges code points.
 */
export function casePairOf(character: string): CasePair | undefined {
  const [letter, twin] = [character.toUpperCase(), character.toLowerCase()];
  const isEither = character === letter || character === twin;
  const leadToEachOther = letter.toLowerCase() === twin && twin.toUpperCase() === letter;
  return letter !== twin && isEither && leadToEachOther ? { letter, twin } : undefined;
}

/** The form of sigma at the end of a word; it is the same letter. */
const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';

/** Creates an alphabet; `lowerCase` has the order of `letters`. */
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
