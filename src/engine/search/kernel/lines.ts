import {
  arcAt,
  arcsOf,
  bitsOf,
  dawgRoot,
  endsWord,
  followedArc,
  gaddagRoot,
  NO_ARC,
  NO_STATE,
  SEPARATOR,
  targetOf,
  width,
} from './graph';
import {
  COLUMNS,
  GRID_LETTERS,
  GRID_VALUES,
  LETTER_FACTORS,
  ROWS,
  WORD_FACTORS,
} from './layout';
import {
  allow,
  allowAny,
  cross,
  FREE,
  isFree,
  letterAt,
  putFactors,
  putLetter,
  SQUARE,
  valueAt,
  WALL,
} from './square';

/** The size of the board. */
export let rows: i32 = 0;
export let columns: i32 = 0;

/** Whether words across are words of a move, and how short they may be. */
let formsOne: bool = false;
let shortest: i32 = 0;

/** The lines that are at hand: where they are, how many, how long, and how their squares follow each other. */
let lines: usize = ROWS;
let count: i32 = 0;
let length: i32 = 0;
let lineStep: i32 = 0;
let placeStep: i32 = 0;

/** Which rows and columns of the board hold other tiles than before. */
const CHANGED_ROWS: usize = memory.data(10000);
const CHANGED_COLUMNS: usize = memory.data(10000);

function turnTo(isDown: bool): void {
  lines = isDown ? COLUMNS : ROWS;
  count = isDown ? columns : rows;
  length = isDown ? rows : columns;
  lineStep = isDown ? 1 : columns;
  placeStep = isDown ? columns : 1;
}

function gridLetter(index: i32): u32 {
  return load<u8>(index, GRID_LETTERS);
}

function gridValue(index: i32): i32 {
  return load<i32>((index as usize) << 2, GRID_VALUES);
}

/** Where the first square of a line is. */
export function beginOf(lines: usize, line: i32, lineLength: i32): usize {
  return lines + ((1 + line * (lineLength + 1)) as usize) * SQUARE;
}

function squareOf(line: i32, place: i32): usize {
  return beginOf(lines, line, length) + (place as usize) * SQUARE;
}

/** The last of the tiles that follow a free square across its line, one way or the other, or itself. */
function endOfRun(index: i32, line: i32, way: i32): i32 {
  const last = way == 1 ? count - 1 : 0;
  let at = index;
  let there = line;
  while (there != last && gridLetter(at + way * lineStep) != FREE) {
    at += way * lineStep;
    there += way;
  }
  return at;
}

/** The arc of the last tile from one square of the board to another, read step by step from a state. */
function lastArc(start: u32, from: i32, to: i32, step: i32): u32 {
  let state = start;
  let index = from;
  while (true) {
    const arc = followedArc(state, gridLetter(index));
    if (arc == NO_ARC || index == to) return arc;
    state = targetOf(arc);
    index += step;
  }
}

/** Writes down which letters make a word across on a free square beside tiles. */
function crossCheck(square: usize, index: i32, line: i32): void {
  const step = lineStep;
  const first = endOfRun(index, line, -1);
  const last = endOfRun(index, line, 1);
  let points = 0;
  for (let tile = first; tile <= last; tile += step) {
    if (tile != index) points += gridValue(tile);
  }
  cross(square, points as f64);
  if (formsOne || (last - first) / step + 1 < shortest) return;

  const isFirst = first == index;
  const isEnd = isFirst || last == index;
  const before = isFirst
    ? lastArc(gaddagRoot, last, index + step, -step)
    : lastArc(dawgRoot, first, index - step, step);
  const state = targetOf(before);
  if (state == NO_STATE) return;
  let arcs = arcsOf(state);
  for (let half: u32 = 0; half < width; half++) {
    let allowed: u32 = 0;
    for (let rest = bitsOf(state, half); rest != 0; rest &= rest - 1) {
      const arc = arcAt(arcs, 0);
      arcs += 4;
      const whole = isEnd ? arc : lastArc(targetOf(arc), index + step, last, step);
      if (endsWord(whole)) allowed |= rest & -rest;
    }
    allow(square, half, half == 0 ? allowed & ~(1 << SEPARATOR) : allowed);
  }
}

/** Empties the lines at hand, and reads the premiums of their squares. */
function clear(): void {
  putLetter(lines, WALL, 0);
  for (let line = 0; line < count; line++) {
    for (let place = 0; place < length; place++) {
      const square = squareOf(line, place);
      const index = ((line * lineStep + place * placeStep) as usize) << 2;
      putFactors(
        square,
        load<i32>(index, LETTER_FACTORS) as f64,
        load<i32>(index, WORD_FACTORS) as f64,
      );
      putLetter(square, FREE, 0);
      allowAny(square);
    }
    putLetter(squareOf(line, length), WALL, 0);
  }
}

/** Takes up a board on which nothing lies, and how words across are judged. */
export function useBoard(
  boardRows: i32,
  boardColumns: i32,
  oneWordPerMove: bool,
  shortestWord: i32,
): void {
  rows = boardRows;
  columns = boardColumns;
  formsOne = oneWordPerMove;
  shortest = shortestWord;
  turnTo(false);
  clear();
  turnTo(true);
  clear();
}

/** Takes the tiles of the board in where they are others than before. */
function readTiles(): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const letter = gridLetter(index);
      const value = gridValue(index) as f64;
      const square = beginOf(ROWS, row, columns) + (column as usize) * SQUARE;
      if (letterAt(square) == letter && valueAt(square) == value) continue;
      putLetter(square, letter, value);
      putLetter(beginOf(COLUMNS, column, rows) + (row as usize) * SQUARE, letter, value);
      store<u8>(row, 1, CHANGED_ROWS);
      store<u8>(column, 1, CHANGED_COLUMNS);
    }
  }
}

/** Says anew what may be laid on the squares of a place of all lines at hand. */
function checkAcross(place: i32): void {
  for (let line = 0; line < count; line++) {
    const square = squareOf(line, place);
    if (!isFree(square)) continue;
    const index = line * lineStep + place * placeStep;
    const isBesideTile =
      (line > 0 && gridLetter(index - lineStep) != FREE) ||
      (line < count - 1 && gridLetter(index + lineStep) != FREE);
    if (isBesideTile) crossCheck(square, index, line);
    else allowAny(square);
  }
}

/** Checks the words across that tiles have changed: those of the lines of the other kind that hold them. */
function checkChanged(changed: usize): void {
  for (let place = 0; place < length; place++) {
    if (load<u8>(changed + place) == 0) continue;
    store<u8>(changed + place, 0);
    checkAcross(place);
  }
}

/** Takes up the tiles that lie on the board: what they leave as it was stays. */
export function readGrid(): void {
  readTiles();
  turnTo(false);
  checkChanged(CHANGED_COLUMNS);
  turnTo(true);
  checkChanged(CHANGED_ROWS);
}
