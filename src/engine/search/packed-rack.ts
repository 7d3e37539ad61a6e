import { bonusFor } from '../play';
import { type Alphabet, alphabetOf, placedTileText, tileValue } from '../tiles';
import type { Position } from './position';

/** Marks the number of a tile as a blank that stands for the letter. */
export const BLANK = 64;

/** Letters are numbered as in the word graph, by their index in the alphabet plus one. */
const MOST_LETTERS = 64;

/** A rack as the kernel takes it. */
export interface PackedRack {
  /** How many tiles there are of each letter. */
  readonly counts: Uint8Array;
  /** Face values of the letters, and of a blank, in points. */
  readonly values: Int32Array;
  readonly blankValue: number;
  readonly blanks: number;
  readonly size: number;
  /** The bonus for each number of its tiles laid, in points. */
  readonly bonuses: readonly number[];
  /** The tiles, those of the greatest value first: their letters (0 a blank), and face values. */
  readonly tiles: readonly { readonly letter: number; readonly value: number }[];
}

/** The number of a letter that must be of the alphabet. */
export const numberOf = (alphabet: Alphabet, letter: string): number =>
  (alphabet.indexOfLetter(letter) ?? 0) + 1;

/** Packs the rack of a position. */
export function packRack({ rules, rack }: Position): PackedRack {
  const { tileSet } = rules;
  const alphabet = alphabetOf(tileSet);
  const counts = new Uint8Array(MOST_LETTERS);
  const values = new Int32Array(MOST_LETTERS);
  for (const [index, letter] of alphabet.letters.entries()) {
    values[index + 1] = tileValue(tileSet, { kind: 'letter', letter });
  }
  const tiles = rack
    .map((tile) => ({
      letter: tile.kind === 'blank' ? 0 : numberOf(alphabet, tile.letter),
      value: tileValue(tileSet, tile),
    }))
    .toSorted((a, b) => b.value - a.value);
  let blanks = 0;
  for (const { letter } of tiles) {
    if (letter === 0) blanks++;
    else counts[letter] = (counts[letter] ?? 0) + 1;
  }
  const size = rack.length;
  const bonuses = Array.from({ length: size + 1 }, (_, laid) => bonusFor(rules, laid));
  return { counts, values, blankValue: tileSet.blank.value, blanks, size, bonuses, tiles };
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
