import { alphabetOf, type Letter, placedTileText, type TileSet } from '../tiles';

/** Marks the number of a tile as a blank that stands for the letter. */
export const BLANK = 64;

/** Letters are numbered as in the word graph, by their index in the alphabet plus one; 0 is none. */
const LETTERS = 64;

/** What searches know of the tiles of a set. */
export interface PackedTiles {
  /** The number of a letter of the set. */
  readonly numberOf: (letter: Letter) => number;
  /** Face values of the letters by their numbers, in points. */
  readonly values: Float64Array;
  readonly blankValue: number;
  /** For each number of a tile, its place among the texts of all tiles, by code unit. */
  readonly ranks: Uint8Array;
}

function textRanks(tileSet: TileSet): Uint8Array {
  const alphabet = alphabetOf(tileSet);
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

function pack(tileSet: TileSet): PackedTiles {
  const { indexOfLetter } = alphabetOf(tileSet);
  const values = new Float64Array(LETTERS);
  for (const [index, { value }] of tileSet.letters.entries()) values[index + 1] = value;
  return {
    numberOf: (letter) => (indexOfLetter(letter) ?? 0) + 1,
    values,
    blankValue: tileSet.blank.value,
    ranks: textRanks(tileSet),
  };
}

const packed = new WeakMap<TileSet, PackedTiles>();

/** The tiles of a set as searches know them. */
export function packedTilesOf(tileSet: TileSet): PackedTiles {
  const known = packed.get(tileSet) ?? pack(tileSet);
  packed.set(tileSet, known);
  return known;
}
