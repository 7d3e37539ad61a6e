import {
  alphabetOf,
  type Letter,
  type PlacedTile,
  placedTileText,
  type Tile,
  type TileSet,
} from '../tiles';

/** Flag in the number of a blank that stands for a letter. */
const BLANK = 64;

/** Upper bound for the numbers of letters, exclusive. */
export const LETTERS = 64;

/**
 * The tiles of a set as numbers. Letters are numbered as in the word graph: by their index in the alphabet
 * plus one. 0 is a blank on a rack, or no tile on a square.
 */
export interface PackedTiles {
  readonly letters: readonly Letter[];
  readonly numberOf: (tile: Tile | PlacedTile) => number;
  readonly rackTile: (number: number) => Tile;
  readonly placedTile: (number: number) => PlacedTile;
  /** Face values by tile number, in points. */
  readonly values: Float64Array;
  /** Numbers of tiles on racks, in descending order of value. */
  readonly byValue: Uint8Array;
  /** Rank of each placed tile among the texts of all, in order of code units. */
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
  const { letters, indexOfLetter } = alphabetOf(tileSet);
  const values = new Float64Array(2 * BLANK).fill(tileSet.blank.value);
  for (const [index, { value }] of tileSet.letters.entries()) values[index + 1] = value;
  const numbers = Uint8Array.from({ length: letters.length + 1 }, (_, number) => number);
  return {
    letters,
    numberOf: (tile) => {
      const letter = 'letter' in tile ? (indexOfLetter(tile.letter) ?? 0) + 1 : 0;
      return tile.kind === 'blank' && letter > 0 ? letter | BLANK : letter;
    },
    rackTile: (number) =>
      number === 0 ? { kind: 'blank' } : { kind: 'letter', letter: letters[number - 1] ?? '' },
    placedTile: (number) => ({
      kind: number >= BLANK ? 'blank' : 'letter',
      letter: letters[(number & ~BLANK) - 1] ?? '',
    }),
    values,
    byValue: numbers.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0)),
    ranks: textRanks(tileSet),
  };
}

const packed = new WeakMap<TileSet, PackedTiles>();

export function packedTilesOf(tileSet: TileSet): PackedTiles {
  const known = packed.get(tileSet) ?? pack(tileSet);
  packed.set(tileSet, known);
  return known;
}
