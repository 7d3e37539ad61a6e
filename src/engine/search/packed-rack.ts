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
  /** Face values of the letters, and of a blank, in points. */
  readonly values: Int32Array;
  readonly blankValue: number;
  readonly size: number;
  /** Letters of which there is a tile, a bit each: numbers below 32, and the others. */
  low: number;
  high: number;
  blanks: number;
}

/** The number of a letter that must be of the alphabet. */
export const numberOf = (alphabet: Alphabet, letter: string): number =>
  (alphabet.indexOfLetter(letter) ?? 0) + 1;

export function packRack({ rules, rack }: Position): PackedRack {
  const alphabet = alphabetOf(rules.tileSet);
  const packed: PackedRack = {
    counts: new Uint8Array(MOST_LETTERS),
    values: new Int32Array(MOST_LETTERS),
    blankValue: rules.tileSet.blank.value,
    size: rack.length,
    low: 0,
    high: 0,
    blanks: 0,
  };
  for (const [index, letter] of alphabet.letters.entries()) {
    packed.values[index + 1] = tileValue(rules.tileSet, { kind: 'letter', letter });
  }
  for (const tile of rack) {
    if (tile.kind === 'blank') packed.blanks++;
    else putBack(packed, numberOf(alphabet, tile.letter));
  }
  return packed;
}

/** Takes a tile of a letter, of which there must be one. */
export function take(rack: PackedRack, letter: number): void {
  const left = (rack.counts[letter] ?? 0) - 1;
  rack.counts[letter] = left;
  if (left > 0) return;
  if (letter < 32) rack.low &= ~(1 << letter);
  else rack.high &= ~(1 << letter);
}

export function putBack(rack: PackedRack, letter: number): void {
  rack.counts[letter] = (rack.counts[letter] ?? 0) + 1;
  if (letter < 32) rack.low |= 1 << letter;
  else rack.high |= 1 << letter;
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
