import { allSquares, DIRECTIONS, type BoardState, isFree, step, tileAt } from '../src/engine';

/** Number of free squares next to a tile: every play except the first covers at least one. */
export const anchorsOf = (field: BoardState): number =>
  allSquares(field.board).filter(
    (square) =>
      isFree(field, square) &&
      DIRECTIONS.some((direction) =>
        [-1, 1].some((distance) => tileAt(field, step(square, direction, distance))),
      ),
  ).length;
