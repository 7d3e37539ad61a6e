import { remember } from '../remember';
import {
  type Alphabet,
  type CasePair,
  type Letter,
  makeAlphabet,
  type PlacedTile,
  type Tile,
  tileText,
} from './tile';

/** A letter of a tile set, its face value in points, and its number of tiles. */
export interface LetterTiles extends CasePair {
  readonly value: number;
  readonly count: number;
}

export interface TileSet {
  readonly letters: readonly LetterTiles[];
  readonly blank: { readonly value: number; readonly count: number };
}

/** Letters are in the order of the tile set. */
export const alphabetOf = remember(
  ({ letters }: TileSet): Alphabet =>
    makeAlphabet(
      letters.map(({ letter }) => letter),
      letters.map(({ twin }) => twin),
    ),
);

const valuesOf = remember(
  ({ letters }: TileSet): ReadonlyMap<Letter, number> =>
    new Map(letters.map(({ letter, value }) => [letter, value])),
);

/** Face value in points; 0 for a letter that the set lacks. */
export const tileValue = (tileSet: TileSet, tile: Tile | PlacedTile): number =>
  tile.kind === 'blank' ? tileSet.blank.value : (valuesOf(tileSet).get(tile.letter) ?? 0);

export const tileCount = ({ letters, blank }: TileSet): number =>
  letters.reduce((sum, { count }) => sum + count, blank.count);

export const tilesValue = (tileSet: TileSet, tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + tileValue(tileSet, tile), 0);

/** Numbers of tiles by face: all blanks have one. */
export class FaceCounts {
  readonly #counts = new Map<string, number>();

  constructor(tiles: readonly Tile[] = []) {
    for (const tile of tiles) this.add(tile);
  }

  of(tile: Tile): number {
    return this.#counts.get(tileText(tile)) ?? 0;
  }

  add(tile: Tile): void {
    this.#counts.set(tileText(tile), this.of(tile) + 1);
  }

  /** Removes one tile of a face; false if there is none. */
  take(tile: Tile): boolean {
    const count = this.of(tile);
    if (count > 0) this.#counts.set(tileText(tile), count - 1);
    return count > 0;
  }
}

/**
 * The tiles of a set without `taken`, letters in order, blanks last. Excess counts in `taken` are ignored.
 */
export function tilesLeft(tileSet: TileSet, taken: FaceCounts): readonly Tile[] {
  const left: Tile[] = [];
  const leave = (tile: Tile, count: number): void => {
    for (let more = count - taken.of(tile); more > 0; more--) left.push(tile);
  };
  for (const { letter, count } of tileSet.letters) leave({ kind: 'letter', letter }, count);
  leave({ kind: 'blank' }, tileSet.blank.count);
  return left;
}

/** Every tile of the set, letters in order, blanks last. */
export const allTiles = (tileSet: TileSet): readonly Tile[] => tilesLeft(tileSet, new FaceCounts());

const codeOf = (tile: Tile): number =>
  tile.kind === 'blank' ? 0 : (tile.letter.codePointAt(0) ?? 0);

/** Orders tiles by the code points of their letters, blanks first; ignores the order of the set. */
export const compareByCode = (_tileSet: TileSet, a: Tile, b: Tile): number => codeOf(a) - codeOf(b);

/** Orders tiles as in the set: letters in order, blanks last. */
export function compareTiles(tileSet: TileSet, a: Tile, b: Tile): number {
  const { letters, indexOfLetter } = alphabetOf(tileSet);
  const rank = (tile: Tile): number =>
    (tile.kind === 'letter' ? indexOfLetter(tile.letter) : undefined) ?? letters.length;
  return rank(a) - rank(b);
}
