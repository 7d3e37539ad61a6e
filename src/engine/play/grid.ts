import {
  type Board,
  type Direction,
  DIRECTIONS,
  isOnBoard,
  type Square,
  squareAt,
  squareIndex,
  step,
} from '../board';
import type { PlacedTile } from '../tiles';

export type SquareContent = { readonly kind: 'empty' } | PlacedTile;

/** The contents of all squares, row by row. */
export type Grid = readonly SquareContent[];

/** A board and the tiles on it. */
export interface BoardState {
  readonly board: Board;
  readonly grid: Grid;
}

export interface LaidTile {
  readonly square: Square;
  readonly tile: PlacedTile;
}

const EMPTY: SquareContent = { kind: 'empty' };

export const emptyGrid = (board: Board): Grid =>
  Array.from({ length: board.rows * board.columns }, () => EMPTY);

/** The tile on a square; undefined if the square is free or off the board. */
export function tileAt({ board, grid }: BoardState, square: Square): PlacedTile | undefined {
  if (!isOnBoard(board, square)) return undefined;
  const content = grid[squareIndex(board, square)] ?? EMPTY;
  return content.kind === 'empty' ? undefined : content;
}

/** Whether a square is on the board and free. */
export const isFree = (field: BoardState, square: Square): boolean =>
  isOnBoard(field.board, square) && tileAt(field, square) === undefined;

/** Returns a board state with tiles added; they replace those on their squares. */
export function withTiles(field: BoardState, tiles: readonly LaidTile[]): BoardState {
  const grid = [...field.grid];
  for (const { square, tile } of tiles) grid[squareIndex(field.board, square)] = tile;
  return { board: field.board, grid };
}

/** Every tile on a board, row by row. */
export const tilesOn = ({ board, grid }: BoardState): readonly LaidTile[] =>
  grid.flatMap((content, index) =>
    content.kind === 'empty' ? [] : [{ square: squareAt(board, index), tile: content }],
  );

/** The first free square at or after `from` along a direction; undefined if the edge comes first. */
export function nextFree(
  field: BoardState,
  from: Square,
  direction: Direction,
): Square | undefined {
  let square = from;
  while (tileAt(field, square)) square = step(square, direction, 1);
  return isOnBoard(field.board, square) ? square : undefined;
}

/** The run of tiles through a square along a direction, first tile first; empty for a free square. */
export function runThrough(
  field: BoardState,
  square: Square,
  direction: Direction,
): readonly LaidTile[] {
  if (!tileAt(field, square)) return [];
  let first = square;
  while (tileAt(field, step(first, direction, -1))) first = step(first, direction, -1);
  const run: LaidTile[] = [];
  for (let at = first; ; at = step(at, direction, 1)) {
    const tile = tileAt(field, at);
    if (!tile) return run;
    run.push({ square: at, tile });
  }
}

/** A word on a board: two or more tiles in an unbroken line. */
export interface WordOnBoard {
  readonly direction: Direction;
  readonly tiles: readonly LaidTile[];
}

/** Every word on a board, ordered by its first square row by row, across before down. */
export function wordsOnBoard(field: BoardState): readonly WordOnBoard[] {
  return field.grid.flatMap((_, index) => {
    const square = squareAt(field.board, index);
    return DIRECTIONS.filter(
      (direction) =>
        tileAt(field, square) &&
        !tileAt(field, step(square, direction, -1)) &&
        tileAt(field, step(square, direction, 1)),
    ).map((direction) => ({ direction, tiles: runThrough(field, square, direction) }));
  });
}
