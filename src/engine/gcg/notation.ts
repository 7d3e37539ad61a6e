import { columnLabel, type Direction, otherDirection, sameSquare, type Square } from '../board';
import type { GameState } from '../game';
import { layTiles, type Play, runThrough, withTiles } from '../play';
import { type Alphabet, compareTiles, placedTileText, type Tile, tilesText } from '../tiles';

/** Points with their sign, `+0` included. */
export const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`);

/** Tiles in the order of the tile set, with `?` for blanks. */
export const rackText = ({ setup }: GameState, tiles: readonly Tile[]): string =>
  tilesText(tiles.toSorted((a, b) => compareTiles(setup.rules.tileSet, a, b))).replaceAll('_', '?');

const placeText = ({ row, column }: Square, direction: Direction): string => {
  const letter = columnLabel(column).toUpperCase();
  return direction === 'across' ? `${row + 1}${letter}` : `${letter}${row + 1}`;
};

/** First square of the main word of a play, and its letters, with dots for tiles already on the board. */
export function wordText(state: GameState, alphabet: Alphabet, play: Play): string {
  const { rules, board } = state.setup;
  const before = { board, grid: state.grid };
  const laid = layTiles(rules, before, play);
  if (!laid.ok) throw new Error(`A play of a record cannot be laid: ${laid.error.code}`);
  const after = withTiles(before, laid.value);
  const own = runThrough(after, laid.value[0]?.square ?? play.square, play.direction);
  // A single tile may form a word only across the direction of its play.
  const direction = own.length > 1 ? play.direction : otherDirection(play.direction);
  const run = runThrough(after, laid.value[0]?.square ?? play.square, direction);
  const [first] = run;
  const word = run.map(({ square, tile }) =>
    laid.value.some((each) => sameSquare(each.square, square))
      ? placedTileText(alphabet, tile)
      : '.',
  );
  return `${placeText(first?.square ?? play.square, direction)} ${word.join('')}`;
}
