import { COLUMNS, GRID, LETTER_FACTORS, ROWS, TILES_LAID, WORD_FACTORS } from './layout';
import { allowAny, FREE, putFactors, putLetter, SQUARE, WALL } from './square';
import { faceOf, letterOf } from './tiles';
import { logSquare } from './undo';

/** The rows and columns of the board. Each square of the board is stored twice: in its row and in its column. */

export let rows: i32 = 0;
export let columns: i32 = 0;

export let tilesLaid: i32 = 0;

/** The squares whose tiles have changed since the last cross-checks, and their number. */
const CHANGED: usize = memory.data(40000, 8);
export let changed: i32 = 0;

/** Address of the first square of a line; `lines` is `ROWS` or `COLUMNS`. */
export function beginOf(lines: usize, line: i32, lineLength: i32): usize {
  return lines + ((1 + line * (lineLength + 1)) as usize) * SQUARE;
}

/** Address of a square of the board in its row or in its column. */
export function squareOf(index: i32, isInColumn: bool): usize {
  const row = index / columns;
  const column = index % columns;
  return isInColumn
    ? beginOf(COLUMNS, column, rows) + (row as usize) * SQUARE
    : beginOf(ROWS, row, columns) + (column as usize) * SQUARE;
}

/** The tile on a square of the board, or 0. */
export function tileOn(index: i32): u32 {
  return load<u8>(index, TILES_LAID);
}

/** Loads an empty board with the factors of the tables. */
export function loadBoard(boardRows: i32, boardColumns: i32): void {
  rows = boardRows;
  columns = boardColumns;
  tilesLaid = 0;
  changed = 0;
  const squares = rows * columns;
  for (let index = 0; index < squares; index++) {
    store<u8>(index, 0, TILES_LAID);
    clear(squareOf(index, false), index);
    clear(squareOf(index, true), index);
  }
  putLetter(ROWS, WALL, 0);
  for (let row = 0; row < rows; row++) putLetter(beginOf(ROWS, row + 1, columns) - SQUARE, WALL, 0);
  putLetter(COLUMNS, WALL, 0);
  for (let column = 0; column < columns; column++) {
    putLetter(beginOf(COLUMNS, column + 1, rows) - SQUARE, WALL, 0);
  }
}

function clear(square: usize, index: i32): void {
  const at = (index as usize) << 2;
  putFactors(square, load<i32>(at, LETTER_FACTORS) as f64, load<i32>(at, WORD_FACTORS) as f64);
  putLetter(square, FREE, 0);
  allowAny(square);
}

/** Puts a tile on a square, or removes the tile there if `tile` is 0. */
export function putTile(index: i32, tile: u32): void {
  const before = tileOn(index);
  if (before == 0) tilesLaid++;
  if (tile == 0) tilesLaid--;
  store<u8>(index, tile, TILES_LAID);
  const letter = letterOf(tile);
  const value = tile == 0 ? 0 : faceOf(tile);
  const across = squareOf(index, false);
  const down = squareOf(index, true);
  logSquare(across);
  logSquare(down);
  putLetter(across, letter, value);
  putLetter(down, letter, value);
  store<i32>((changed as usize) << 2, index, CHANGED);
  changed++;
}

/** Removes a tile whose squares have been restored. */
export function removeTile(index: i32): void {
  store<u8>(index, 0, TILES_LAID);
  tilesLaid--;
}

export function changedAt(place: i32): i32 {
  return load<i32>((place as usize) << 2, CHANGED);
}

export function clearChanged(): void {
  changed = 0;
}

/** Copies the tiles of `GRID` that differ from the current ones. */
export function copyGrid(): void {
  const squares = rows * columns;
  for (let four = 0; four < squares; four += 4) {
    if (load<u32>(four, GRID) == load<u32>(four, TILES_LAID)) continue;
    const end = min(four + 4, squares);
    for (let index = four; index < end; index++) {
      const tile: u32 = load<u8>(index, GRID);
      if (tile != tileOn(index)) putTile(index, tile);
    }
  }
}
