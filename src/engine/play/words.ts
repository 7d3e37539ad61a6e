import { otherDirection } from '../board';
import {
  type BoardState,
  type LaidTile,
  lettersOf,
  runThrough,
  withTiles,
  type WordOnBoard,
} from './grid';
import { placeTiles, type Play } from './play';

/**
 * The words that the tiles of a play form with those on the board: the one in its direction first, then those across
 * it in the order of the tiles. A word has at least two tiles.
 */
export function formedWords(
  field: BoardState,
  laid: readonly LaidTile[],
  { direction }: Pick<Play, 'direction'>,
): readonly WordOnBoard[] {
  const after = withTiles(field, laid);
  const runs = (tiles: readonly LaidTile[], along: WordOnBoard['direction']) =>
    tiles.map(({ square }) => ({ direction: along, tiles: runThrough(after, square, along) }));
  return [...runs(laid.slice(0, 1), direction), ...runs(laid, otherDirection(direction))].filter(
    ({ tiles }) => tiles.length > 1,
  );
}

/** The words that a legal play forms, in upper case, the main word first. */
export const wordsFormed = (field: BoardState, play: Play): readonly string[] =>
  formedWords(field, placeTiles(field, play), play).map(({ tiles }) => lettersOf(tiles));
