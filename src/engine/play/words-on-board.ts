import { DIRECTIONS, type Direction, squareAt, step } from '../board';
import { type Field, type LaidTile, runThrough, tileAt } from './grid';

/** A word that lies on a board: two tiles or more in an unbroken line. */
export interface WordOnBoard {
  readonly direction: Direction;
  /** From the first to the last. */
  readonly tiles: readonly LaidTile[];
}

/** Every word on a board, by its first square row by row, across before down. */
export function wordsOnBoard(field: Field): readonly WordOnBoard[] {
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
