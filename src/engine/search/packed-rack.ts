import { bonusFor } from '../play';
import { type Alphabet, alphabetOf, placedTileText, tileValue } from '../tiles';
import type { Position } from './position';

/** Marks the number of a tile as a blank that stands for the letter. */
export const BLANK = 64;

/** Letters are numbered as in the word graph, by their index in the alphabet plus one. */
const MOST_LETTERS = 64;

/** A rack as a search takes tiles from it and puts them back. */
export interface PackedRack {
  /** How many tiles there are of each letter. */
  readonly counts: Uint8Array;
  /** Letters of which there is a tile, a bit each: numbers below 32, and the others. */
  readonly bits: Int32Array;
  /** Face values of the letters, and of a blank, in points. */
  readonly values: Int32Array;
  readonly blankValue: number;
  readonly blanks: number;
  readonly size: number;
  /** The bonus for each number of its tiles laid, in points. */
  readonly bonuses: readonly number[];
}

/** The number of a letter that must be of the alphabet. */
export const numberOf = (alphabet: Alphabet, letter: string): number =>
  (alphabet.indexOfLetter(letter) ?? 0) + 1;

/** Packs the rack of a position. */
export function packRack({ rules, rack }: Position): PackedRack {
  const alphabet = alphabetOf(rules.tileSet);
  const counts = new Uint8Array(MOST_LETTERS);
  const bits = new Int32Array(2);
  const values = new Int32Array(MOST_LETTERS);
  for (const [index, letter] of alphabet.letters.entries()) {
    values[index + 1] = tileValue(rules.tileSet, { kind: 'letter', letter });
  }
  let blanks = 0;
  for (const tile of rack) {
    if (tile.kind === 'blank') blanks++;
    else putBack(counts, bits, numberOf(alphabet, tile.letter));
  }
  const size = rack.length;
  const bonuses = Array.from({ length: size + 1 }, (_, laid) => bonusFor(rules, laid));
  return { counts, bits, values, blankValue: rules.tileSet.blank.value, blanks, size, bonuses };
}

/** Takes a tile of a letter, of which there must be one. */
export function take(counts: Uint8Array, bits: Int32Array, letter: number): void {
  const left = (counts[letter] ?? 0) - 1;
  counts[letter] = left;
  if (left === 0) bits[letter >> 5] = (bits[letter >> 5] ?? 0) & ~(1 << letter);
}

/** Puts back a tile of a letter. */
export function putBack(counts: Uint8Array, bits: Int32Array, letter: number): void {
  const left = counts[letter] ?? 0;
  counts[letter] = left + 1;
  if (left === 0) bits[letter >> 5] = (bits[letter >> 5] ?? 0) | (1 << letter);
}

/** For each number of a tile, its place among the texts of all tiles, by code unit. */
export function textRanks(alphabet: Alphabet): Uint8Array {
  const texts = alphabet.letters.flatMap((letter, index) => [
    { number: index + 1, text: placedTileText(alphabet, { kind: 'letter', letter }) },
    { number: (index + 1) | BLANK, text: placedTileText(alphabet, { kind: 'blank', letter }) },
  ]);
  const ranks = new Uint8Array(2 * BLANK);
  for (const [rank, { number }] of texts.toSorted((a, b) => (a.text < b.text ? -1 : 1)).entries()) {
    ranks[number] = rank;
  }
  return ranks;
}
