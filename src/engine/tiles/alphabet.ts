/** An upper-case letter: one code point of a tile set's alphabet. */
export type Letter = string;

/**
 * The letters of a tile set, in its order, each with its lower-case twin. The twin is given by the
 * tile set and never computed: `toLowerCase` does not keep one code point to one code point.
 */
export interface Alphabet {
  readonly letters: readonly Letter[];
  readonly twins: readonly string[];
  /** Index (0-based) of an upper-case letter, or undefined. */
  readonly indexOfLetter: (letter: string) => number | undefined;
  /** Index (0-based) of a lower-case twin, or undefined. */
  readonly indexOfTwin: (twin: string) => number | undefined;
}

/** A letter and its lower-case twin. */
export interface Face {
  readonly letter: Letter;
  readonly twin: string;
}

/**
 * The two forms of a character that has a capital and a small one of its own: each leads to the
 * other. Both are one code point like the character, since a change of case never joins any.
 */
export function faceOf(character: string): Face | undefined {
  const [letter, twin] = [character.toUpperCase(), character.toLowerCase()];
  const isEither = character === letter || character === twin;
  const leadToEachOther = letter.toLowerCase() === twin && twin.toUpperCase() === letter;
  return letter !== twin && isEither && leadToEachOther ? { letter, twin } : undefined;
}

/** Builds an alphabet from upper-case letters and, in the same order, their twins. */
export function makeAlphabet(letters: readonly Letter[], twins: readonly string[]): Alphabet {
  const byLetter = new Map(letters.map((letter, index) => [letter, index]));
  const byTwin = new Map(twins.map((twin, index) => [twin, index]));
  return {
    letters,
    twins,
    indexOfLetter: (letter) => byLetter.get(letter),
    indexOfTwin: (twin) => byTwin.get(twin),
  };
}
