import { crossBaseAt, crossFactorAt, letterFactorAt, wordFactorAt } from './square';
import { faceOf } from './tiles';

/**
 * The points of a word under construction. They are 64-bit floats because scores are (docs/rules.md), whether
 * or not they are exact.
 */
@unmanaged
export class PartialWord {
  /** Sum of its letters, in points. */
  letterSum: f64;
  /** Product of its word factors. */
  wordFactor: f64;
  /** Total of its crossing words, in points. */
  crossSum: f64;
}

const BYTES: usize = offsetof<PartialWord>();

/** One word for each number of tiles laid, from none to a full rack: the walk returns to a shorter one. */
const WORDS: usize = memory.data(1560, 8);

/** Starts with the letters of a run, which are worth `points`. */
export function beginWord(points: f64): PartialWord {
  const word = changetype<PartialWord>(WORDS);
  word.letterSum = points;
  word.wordFactor = 1;
  word.crossSum = 0;
  return word;
}

/** The word with one more tile, laid on a square. It overwrites the previous word of that number of tiles. */
// @ts-ignore: decorator
@inline
export function extendWord(word: PartialWord, tile: u32, square: usize): PartialWord {
  const longer = changetype<PartialWord>(changetype<usize>(word) + BYTES);
  const face = faceOf(tile);
  longer.letterSum = word.letterSum + face * letterFactorAt(square);
  longer.wordFactor = word.wordFactor * wordFactorAt(square);
  longer.crossSum = word.crossSum + crossBaseAt(square) + face * crossFactorAt(square);
  return longer;
}
