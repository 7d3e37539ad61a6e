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
import { GRID_LETTERS, GRID_VALUES, LETTER_FACTORS, WORD_FACTORS } from './layout';
import { allow, allowAny, cross, FREE, putFactors, putLetter, SQUARE, WALL } from './square';

/** How squares of one line follow each other on the board: how many lines there are, and how long. */
let count: i32 = 0;
let length: i32 = 0;
let lineStep: i32 = 0;
let placeStep: i32 = 0;

/** Whether words across are words of a move, and how short they may be. */
let formsOne: bool = false;
let shortest: i32 = 0;

function gridLetter(index: i32): u32 {
  return load<u8>(index, GRID_LETTERS);
}

/** Where the first square of a line is. */
export function beginOf(lines: usize, line: i32, lineLength: i32): usize {
  return lines + ((1 + line * (lineLength + 1)) as usize) * SQUARE;
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
    if (tile != index) points += load<i32>((tile as usize) << 2, GRID_VALUES);
  }
  cross(square, points as f64);
  if (formsOne || (last - first) / step + 1 < shortest) return;

  const isFirst = first == index;
  const before = isFirst
    ? lastArc(gaddagRoot, last, index + step, -step)
    : lastArc(dawgRoot, first, index - step, step);
  const state = targetOf(before);
  if (state == NO_STATE) return;
  let arcs = arcsOf(state);
  for (let half: u32 = 0; half < width; half++) {
    for (let rest = bitsOf(state, half); rest != 0; rest &= rest - 1) {
      const letter = 32 * half + ctz(rest);
      const arc = arcAt(arcs, 0);
      arcs += 4;
      const whole =
        isFirst || last == index ? arc : lastArc(targetOf(arc), index + step, last, step);
      if (letter != SEPARATOR && endsWord(whole)) allow(square, letter);
    }
  }
}

function readFactors(lines: usize): void {
  for (let line = 0; line < count; line++) {
    let square = beginOf(lines, line, length);
    for (let place = 0; place < length; place++) {
      const index = ((line * lineStep + place * placeStep) as usize) << 2;
      putFactors(
        square,
        load<i32>(index, LETTER_FACTORS) as f64,
        load<i32>(index, WORD_FACTORS) as f64,
      );
      square += SQUARE;
    }
  }
}

/** Says how words across are judged. */
export function useRules(oneWordPerMove: bool, shortestWord: i32): void {
  formsOne = oneWordPerMove;
  shortest = shortestWord;
}

/** Takes the board in as lines that run across or down; its premiums only where they are others. */
export function readLines(
  lines: usize,
  rows: i32,
  columns: i32,
  isDown: bool,
  hasNewFactors: bool,
): void {
  count = isDown ? columns : rows;
  length = isDown ? rows : columns;
  lineStep = isDown ? 1 : columns;
  placeStep = isDown ? columns : 1;
  if (hasNewFactors) readFactors(lines);
  putLetter(lines, WALL, 0);
  for (let line = 0; line < count; line++) {
    let square = beginOf(lines, line, length);
    for (let place = 0; place < length; place++) {
      const index = line * lineStep + place * placeStep;
      const letter = gridLetter(index);
      putLetter(square, letter, load<i32>((index as usize) << 2, GRID_VALUES) as f64);
      if (letter == FREE) {
        const isBesideTile =
          (line > 0 && gridLetter(index - lineStep) != FREE) ||
          (line < count - 1 && gridLetter(index + lineStep) != FREE);
        if (isBesideTile) crossCheck(square, index, line);
        else allowAny(square);
      }
      square += SQUARE;
    }
    putLetter(square, WALL, 0);
  }
}
