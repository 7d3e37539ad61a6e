import { sameSquare } from '../board';
import { type Tile, tilesText } from '../tiles';
import type { BoardState } from './grid';
import { type Move, placeTiles, type Play } from './play';

/** The tiles of an exchange have no order. */
const exchangedText = (tiles: readonly Tile[]): string =>
  tilesText(tiles.toSorted((a, b) => (tilesText([a]) < tilesText([b]) ? -1 : 1)));

/**
 * Whether two legal plays in a position are the same. A play may name an occupied square, which it skips, and a single
 * tile has no direction.
 */
export function isSamePlay(field: BoardState, one: Play, other: Play): boolean {
  const others = placeTiles(field, other);
  return (
    one.tiles.length === other.tiles.length &&
    placeTiles(field, one).every(({ square, tile: { kind, letter } }, index) => {
      const there = others[index];
      return (
        there !== undefined &&
        sameSquare(square, there.square) &&
        kind === there.tile.kind &&
        letter === there.tile.letter
      );
    })
  );
}

/** Whether two legal moves in a position are the same, however they were written. */
export function isSameMove(field: BoardState, one: Move, other: Move): boolean {
  if (one.kind === 'play') return other.kind === 'play' && isSamePlay(field, one.play, other.play);
  if (one.kind === 'pass') return other.kind === 'pass';
  return other.kind === 'exchange' && exchangedText(one.tiles) === exchangedText(other.tiles);
}
