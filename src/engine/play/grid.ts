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
import { type PlacedTile, type Alphabet, parsePlacedTiles, placedTileText } from '../tiles';
import type { RuleBook } from '../rules';
import { err, ok, type Result } from '../result';

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

export const squaresOf = (tiles: readonly LaidTile[]): readonly Square[] =>
  tiles.map(({ square }) => square);

/** The letters of tiles in upper case, blanks included. */
export const lettersOf = (tiles: readonly LaidTile[]): string =>
  tiles.map(({ tile }) => tile.letter).join('');

const EMPTY: SquareContent = { kind: 'empty' };

export const emptyGrid = (board: Board): Grid =>
  Array.from({ length: board.rows * board.columns }, () => EMPTY);

/** Whether no tile is on a board. */
export const isEmptyGrid = (grid: Grid): boolean => grid.every(({ kind }) => kind === 'empty');

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

/** A board at the start of a game: its layout, and tiles on it that do not come from the bag. */
export interface LoadedBoard {
  readonly board: Board;
  /** Row by row. */
  readonly given: readonly LaidTile[];
}

interface OpeningBoard extends LoadedBoard {
  readonly rules: RuleBook;
}

/** The square that the first word must cover; undefined if other tiles are first on the board. */
export const startSquare = ({ rules, board, given }: OpeningBoard): Square | undefined =>
  rules.opening.kind === 'start-square' && given.length === 0 ? board.start : undefined;

/** Whether a tile from the bag is laid at random before play; never if there are given tiles. */
export const laysFirstTile = ({ rules, given }: Omit<OpeningBoard, 'board'>): boolean =>
  rules.opening.kind === 'random-tile' && given.length === 0;

/** The square to show first: the start square, else the first tile row by row, else `a1`. */
export function firstSquare(game: OpeningBoard & { readonly grid: Grid }): Square {
  const start = startSquare(game);
  if (start) return start;
  const firstTile = game.grid.findIndex(({ kind }) => kind !== 'empty');
  return squareAt(game.board, Math.max(0, firstTile));
}

/** The content of a square in a character: `free`, or a tile; undefined if it is neither. */
export function parseSquareContent(
  alphabet: Alphabet,
  character: string,
  free: string,
): SquareContent | undefined {
  if (character === free) return EMPTY;
  const tiles = parsePlacedTiles(alphabet, character);
  return tiles.ok ? tiles.value[0] : undefined;
}

const FREE_TEXT = '.';

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
      const content = parseSquareContent(alphabet, character, FREE_TEXT);
      if (!content) return err({ code: 'UNKNOWN_TILE', row, column: place + 1, character });
      grid.push(content);
    }
  }
  return ok(grid);
}

/** Formats the tiles on a board; the inverse of `parseGrid`. */
export const formatGrid = (alphabet: Alphabet, { board, grid }: BoardState): readonly string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    grid
      .slice(row * board.columns, (row + 1) * board.columns)
      .map((content) => (content.kind === 'empty' ? FREE_TEXT : placedTileText(alphabet, content)))
      .join(''),
  );
