import type { Board } from '../board';
import { err, ok, type Result } from '../result';
import { type Alphabet, parsePlacedTiles, placedTileText } from '../tiles';
import type { BoardState, Grid, SquareContent } from './grid';

const EMPTY = '.';

/** Why rows of text are not a grid; `row` and `column` are 1-based, columns in code points. */
export type GridTextError =
  | { readonly code: 'WRONG_ROW_COUNT'; readonly expected: number; readonly count: number }
  | {
      readonly code: 'WRONG_ROW_LENGTH';
      readonly row: number;
      readonly expected: number;
      readonly count: number;
    }
  | {
      readonly code: 'UNKNOWN_TILE';
      readonly row: number;
      readonly column: number;
      readonly character: string;
    };

/**
 * Parses the tiles on a board, one string per row: `.` is free, an upper-case letter a tile, a lower-case
 * letter a blank.
 */
export function parseGrid(
  alphabet: Alphabet,
  board: Board,
  rows: readonly string[],
): Result<Grid, GridTextError> {
  if (rows.length !== board.rows) {
    return err({ code: 'WRONG_ROW_COUNT', expected: board.rows, count: rows.length });
  }
  const grid: SquareContent[] = [];
  for (const [index, text] of rows.entries()) {
    const characters = [...text];
    const row = index + 1;
    if (characters.length !== board.columns) {
      const { length: count } = characters;
      return err({ code: 'WRONG_ROW_LENGTH', row, expected: board.columns, count });
    }
    for (const [place, character] of characters.entries()) {
      const tiles = parsePlacedTiles(alphabet, character);
      const tile = tiles.ok ? tiles.value[0] : undefined;
      if (character !== EMPTY && !tile) {
        return err({ code: 'UNKNOWN_TILE', row, column: place + 1, character });
      }
      grid.push(tile ?? { kind: 'empty' });
    }
  }
  return ok(grid);
}

/** Formats the tiles on a board; the inverse of `parseGrid`. */
export const formatGrid = (alphabet: Alphabet, { board, grid }: BoardState): readonly string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    grid
      .slice(row * board.columns, (row + 1) * board.columns)
      .map((content) => (content.kind === 'empty' ? EMPTY : placedTileText(alphabet, content)))
      .join(''),
  );
