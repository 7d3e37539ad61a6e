import { type Alphabet, type CasePair, type Letter, makeAlphabet } from './alphabet';
import { FaceCounts } from './multiset';
import type { PlacedTile, Tile } from './tile';

/** A letter of a tile set, its face value in points, and how many tiles bear it. */
export interface LetterTiles extends CasePair {
  readonly value: number;
  readonly count: number;
}

/** Which tiles a game is played with; plain data. */
export interface TileSet {
  readonly letters: readonly LetterTiles[];
  readonly blank: { readonly value: number; readonly count: number };
}

interface Derived {
  readonly alphabet: Alphabet;
  readonly values: ReadonlyMap<Letter, number>;
}

const derivedFrom = new WeakMap<TileSet, Derived>();

function derive(tileSet: TileSet): Derived {
  const known = derivedFrom.get(tileSet);
  if (known) return known;
  const derived = {
    alphabet: makeAlphabet(
      tileSet.letters.map(({ letter }) => letter),
      tileSet.letters.map(({ twin }) => twin),
    ),
    values: new Map(tileSet.letters.map(({ letter, value }) => [letter, value])),
  };
  derivedFrom.set(tileSet, derived);
  return derived;
}

/** The alphabet of a tile set, in the order of its letters. */
export const alphabetOf = (tileSet: TileSet): Alphabet => derive(tileSet).alphabet;

/** Face value of a tile in points, on a rack, in the bag or on the board. */
export const tileValue = (tileSet: TileSet, tile: Tile | PlacedTile): number =>
  tile.kind === 'blank' ? tileSet.blank.value : (derive(tileSet).values.get(tile.letter) ?? 0);

/** How many tiles a set has. */
export const tileCount = ({ letters, blank }: TileSet): number =>
  letters.reduce((sum, { count }) => sum + count, blank.count);

/** Sum of the face values of tiles, in points. */
export const tilesValue = (tileSet: TileSet, tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + tileValue(tileSet, tile), 0);

/**
 * The tiles of the set that are left after taking some away, whether all of those were there or not:
 * letters in their order, blanks last.
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

/** Every tile of the set: letters in their order, blanks last. */
export const allTiles = (tileSet: TileSet): readonly Tile[] => tilesLeft(tileSet, new FaceCounts());

const codeOf = (tile: Tile): number =>
  tile.kind === 'blank' ? 0 : (tile.letter.codePointAt(0) ?? 0);

/** Orders tiles by the codes of their letters, blanks first, whatever the order of their set. */
export const compareByCode = (_tileSet: TileSet, a: Tile, b: Tile): number => codeOf(a) - codeOf(b);

/** Orders tiles as the set does: letters in their order, blanks last. */
export function compareTiles(tileSet: TileSet, a: Tile, b: Tile): number {
  const { alphabet } = derive(tileSet);
  const rank = (tile: Tile): number =>
    tile.kind === 'blank'
      ? alphabet.letters.length
      : (alphabet.indexOfLetter(tile.letter) ?? alphabet.letters.length);
  return rank(a) - rank(b);
}
