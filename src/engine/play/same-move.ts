import { sameSquare } from '../board';
import { type Tile, tilesText } from '../tiles';
import type { Move, Play } from './play';

/** The tiles of an exchange have no order. */
const exchangedText = (tiles: readonly Tile[]): string =>
  tilesText(tiles.toSorted((a, b) => (tilesText([a]) < tilesText([b]) ? -1 : 1)));

/** A single tile has no direction. */
const isSamePlay = (one: Play, other: Play): boolean =>
  one.tiles.length === other.tiles.length &&
  sameSquare(one.square, other.square) &&
  (one.tiles.length === 1 || one.direction === other.direction) &&
  one.tiles.every(
    ({ kind, letter }, index) =>
      kind === other.tiles[index]?.kind && letter === other.tiles[index].letter,
  );

/** Whether two moves in a position are the same, however they were written. */
export function isSameMove(one: Move, other: Move): boolean {
  if (one.kind === 'play') return other.kind === 'play' && isSamePlay(one.play, other.play);
  if (one.kind === 'pass') return other.kind === 'pass';
  return other.kind === 'exchange' && exchangedText(one.tiles) === exchangedText(other.tiles);
}
