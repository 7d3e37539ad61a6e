import {
  alphabetOf,
  type Board,
  type BoardState,
  parseMove,
  parsePlacedTiles,
  parseSquareName,
  parseTiles,
  type Play,
  placedTileText,
  plainBoard as boardOfSize,
  scraebbkle,
  type Square,
  type Tile,
  type TileSet,
} from '../../src/engine';
import { boardFromJson } from '../../src/engine/board';
import type { Grid } from '../../src/engine/play';
import { at, valueOf } from './results';

/** Parses a square name; throws if it is invalid. */
export function squareOf(name: string): Square {
  const square = parseSquareName(name);
  if (!square) throw new Error(`No square: ${name}`);
  return square;
}

/** A board drawn as rows of tokens (`.`, `[n]`, `<n>`). */
export function boardOf(rows: readonly string[], start = 'a1'): Board {
  const columns = [...at(rows, 0).matchAll(/\.|\[[^\]]*\]|<[^>]*>/g)].length;
  return valueOf(boardFromJson({ columns, start, rows: [...rows] }));
}

export const plainBoard = (columns: number, rows: number, start = 'a1'): Board => ({
  ...boardOfSize(rows, columns),
  start: squareOf(start),
});

/** A grid drawn as rows: `.` for a free square, a capital for a tile, a small letter for a blank. */
export const gridOf = (rows: readonly string[], tileSet: TileSet = scraebbkle.tileSet): Grid =>
  rows.flatMap((row) =>
    [...row].map((character) =>
      character === '.'
        ? ({ kind: 'empty' } as const)
        : at(valueOf(parsePlacedTiles(alphabetOf(tileSet), character)), 0),
    ),
  );

/** A board state drawn as rows, on a board without premiums with its start at `start`. */
export const fieldOf = (rows: readonly string[], start = 'a1'): BoardState => ({
  board: plainBoard([...at(rows, 0)].length, rows.length, start),
  grid: gridOf(rows),
});

/** Draws a board state in the format of `gridOf`. */
export const pictureOf = ({ board, grid }: BoardState, tileSet: TileSet = scraebbkle.tileSet) =>
  Array.from({ length: board.rows }, (_, row) =>
    grid
      .slice(row * board.columns, (row + 1) * board.columns)
      .map((content) =>
        content.kind === 'empty' ? '.' : placedTileText(alphabetOf(tileSet), content),
      )
      .join(''),
  );

/** A rack from text, blanks as `_`. */
export const rackOf = (text: string, tileSet: TileSet = scraebbkle.tileSet): readonly Tile[] =>
  valueOf(parseTiles(alphabetOf(tileSet), text));

const ANY_FIELD = fieldOf(Array.from({ length: 99 }, () => '.'.repeat(26)));

/** A play in move notation, such as `DINED,d4`. */
export function playOf(text: string, tileSet: TileSet = scraebbkle.tileSet): Play {
  const move = valueOf(parseMove({ ...scraebbkle, tileSet }, ANY_FIELD, text));
  if (move.kind !== 'play') throw new Error(`No play: ${text}`);
  return move.play;
}
