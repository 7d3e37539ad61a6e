import type { Grid } from '../play';
import { remember } from '../remember';
import {
  alphabetOf,
  type Letter,
  type PlacedTile,
  placedTileText,
  type Tile,
  type TileSet,
} from '../tiles';

/** How tiles, boards and plays are stored in the memory of a kernel. */

/** Flag in the number of a blank that stands for a letter. */
const BLANK = 64;

/** Upper bound for the numbers of letters, exclusive. */
export const LETTERS = 64;

/**
 * Numbers of copies, of vowels and of consonants for which the weights of leaves have room; larger ones count as the
 * largest.
 */
export const LEAVE_COUNTS = 16;

/** The number of all weights of leaves (`kernel/leaves.ts`). */
export const WEIGHTS = LETTERS * (2 + LETTERS + LEAVE_COUNTS) + LEAVE_COUNTS * LEAVE_COUNTS;

/**
 * The tiles of a set as numbers. Letters are numbered as in the word graph: by their index in the alphabet
 * plus one. 0 is a blank on a rack, or no tile on a square.
 */
interface PackedTiles {
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

export const packedTilesOf = remember((tileSet: TileSet): PackedTiles => {
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
});

const packedGrids = new WeakMap<Grid, { readonly tileSet: TileSet; readonly tiles: Uint8Array }>();

/** The numbers of a grid's tiles, 0 for none. They are cached, so all searches on a grid share them. */
export function packedGridOf(tileSet: TileSet, grid: Grid): Uint8Array {
  const known = packedGrids.get(grid);
  if (known?.tileSet === tileSet) return known.tiles;
  const { numberOf } = packedTilesOf(tileSet);
  const tiles = new Uint8Array(grid.length);
  grid.forEach((content, index) => {
    if (content.kind !== 'empty') tiles[index] = numberOf(content);
  });
  packedGrids.set(grid, { tileSet, tiles });
  return tiles;
}

/** A play as the kernel stores it (`kernel/layout.ts`). */
interface PlayRecord {
  /** In points; the equity is the score plus the value of the leave. */
  readonly score: number;
  readonly equity: number;
  /** Index of its first tile among the tiles of all plays that are delivered with it. */
  readonly tilesAt: number;
  /** Index of its first tile's square, row by row. */
  readonly square: number;
  readonly isDown: boolean;
  readonly tiles: number;
}

/** Number of plays that a kernel delivers at once, except the last time. It must match `kernel/layout.ts`. */
export const PLAYS_PER_BLOCK = 4096;

export const BYTES_PER_PLAY = 24;

/**
 * The size of a play in 64-bit and in 32-bit numbers. Its last two 32-bit numbers hold everything but score
 * and equity.
 */
const NUMBERS_PER_PLAY = BYTES_PER_PLAY / 8;
const FIELDS_PER_PLAY = BYTES_PER_PLAY / 4;
const TILES_AT = 4;
const REST = 5;

/** Plays in the memory of a kernel, or in a copy of it, numbered from 0. */
export class PlayRecords {
  readonly #points: Float64Array;
  readonly #fields: Uint32Array;

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#points = new Float64Array(buffer, byteOffset, length / 8);
    this.#fields = new Uint32Array(buffer, byteOffset, length / 4);
  }

  scoreOf(play: number): number {
    return this.#points[NUMBERS_PER_PLAY * play] ?? 0;
  }

  equityOf(play: number): number {
    return this.#points[NUMBERS_PER_PLAY * play + 1] ?? 0;
  }

  tilesAt(play: number): number {
    return this.#fields[FIELDS_PER_PLAY * play + TILES_AT] ?? 0;
  }

  squareOf(play: number): number {
    return this.#restOf(play) & 0xff_ff;
  }

  isDown(play: number): boolean {
    return ((this.#restOf(play) >>> 16) & 0xff) !== 0;
  }

  tilesOf(play: number): number {
    return this.#restOf(play) >>> 24;
  }

  write(play: number, { score, equity, tilesAt, square, isDown, tiles }: PlayRecord): void {
    this.#points[NUMBERS_PER_PLAY * play] = score;
    this.#points[NUMBERS_PER_PLAY * play + 1] = equity;
    this.#fields[FIELDS_PER_PLAY * play + TILES_AT] = tilesAt;
    this.#fields[FIELDS_PER_PLAY * play + REST] = square | (Number(isDown) << 16) | (tiles << 24);
  }

  #restOf(play: number): number {
    return this.#fields[FIELDS_PER_PLAY * play + REST] ?? 0;
  }
}
