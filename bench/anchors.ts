import { allSquares, DIRECTIONS, type BoardState, isFree, step, tileAt } from '../src/engine';

/** The number of free squares beside a tile: every play after the first covers one of them. */
export const anchorsOf = (field: BoardState): number =>
  allSquares(field.board).filter(
    (square) =>
      isFree(field, square) &&
      DIRECTIONS.some((direction) =>
        [-1, 1].some((distance) => tileAt(field, step(square, direction, distance))),
      ),
  ).length;
