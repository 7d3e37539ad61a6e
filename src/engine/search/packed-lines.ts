import type { Board, Direction } from '../board';
import type { RuleBook } from '../rules';
import { alphabetOf, tileValue } from '../tiles';
import { numberOf } from './packed-rack';
import type { Position } from './position';
import {
  countBits,
  endsWord,
  followedArc,
  NO_ARC,
  type SearchGraph,
  targetOfArc,
} from './search-graph';
import { NO_STATE, SEPARATOR } from '../lexicon';

/** A free square in its line across: squares `step` apart in the grid, numbered from 0. */
interface CrossPlace {
  readonly index: number;
  readonly step: number;
  readonly line: number;
  readonly count: number;
}

/** The last of the tiles that follow a free square one way (−1 or 1), or the square itself. */
function endOfRun({ letters }: PackedGrid, place: CrossPlace, way: 1 | -1): number {
  let { index, line } = place;
  const last = way === 1 ? place.count - 1 : 0;
  while (line !== last && letters[index + way * place.step] !== 0) {
    index += way * place.step;
    line += way;
  }
  return index;
}

/** The arc of the last tile from one square to another, read `step` by `step` from a state. */
function lastArc(
  graph: SearchGraph,
  { letters }: PackedGrid,
  start: number,
  from: number,
  to: number,
  step: number,
): number {
  let state = start;
  for (let index = from; ; index += step) {
    const arc = followedArc(graph, state, letters[index] ?? 0);
    if (arc === NO_ARC || index === to) return arc;
    state = targetOfArc(arc);
  }
}

/** Writes down the check of a free square beside tiles, at a place of the lines. */
function crossCheck(
  graph: SearchGraph,
  rules: RuleBook,
  grid: PackedGrid,
  place: CrossPlace,
  lines: PackedLines,
  at: number,
): void {
  const { index, step } = place;
  const first = endOfRun(grid, place, -1);
  const last = endOfRun(grid, place, 1);
  let crossValue = 0;
  for (let tile = first; tile <= last; tile += step) crossValue += grid.values[tile] ?? 0;
  lines.cross(at, crossValue);
  const length = (last - first) / step + 1;
  if (rules.wordsPerMove === 'one' || length < rules.shortestWord) return;

  const isFirst = first === index;
  const before = isFirst
    ? lastArc(graph, grid, graph.gaddagRoot, last, index + step, -step)
    : lastArc(graph, grid, graph.dawgRoot, first, index - step, step);
  const state = targetOfArc(before);
  if (state === NO_STATE) return;
  let next = state + graph.width;
  for (let half = 0; half < graph.width; half++) {
    for (let rest = graph.cells[state + half] ?? 0; rest !== 0; rest &= rest - 1) {
      const letter = 32 * half + countBits((rest & -rest) - 1);
      const arc = graph.cells[next++] ?? NO_ARC;
      const whole =
        isFirst || last === index
          ? arc
          : lastArc(graph, grid, targetOfArc(arc), index + step, last, step);
      if (letter !== SEPARATOR && endsWord(whole)) lines.allow(at, letter);
    }
  }
}

/** Stands behind the last square of every line, and before the first of all. */
export const WALL = 255;

/** No tile lies here. Letters are numbered as in the word graph. */
export const FREE = 0;

/** The tiles of a position, row by row. */
interface PackedGrid {
  readonly letters: Uint8Array;
  /** Face values, in points. */
  readonly values: Int32Array;
  readonly isEmpty: boolean;
}

/** Packs the tiles of a position. */
export function packGrid({ rules, grid }: Position): PackedGrid {
  const alphabet = alphabetOf(rules.tileSet);
  const letters = new Uint8Array(grid.length);
  const values = new Int32Array(grid.length);
  let isEmpty = true;
  for (let index = 0; index < grid.length; index++) {
    const content = grid[index];
    if (!content || content.kind === 'empty') continue;
    letters[index] = numberOf(alphabet, content.letter);
    values[index] = tileValue(rules.tileSet, content);
    isEmpty = false;
  }
  return { letters, values, isEmpty };
}

/** Every letter, numbers below 32 and the others; no tile is a turn. */
const ANY_LETTER = [~1, ~0] as const;

/**
 * A position as its lines run in one direction. Square `place` (from 0) of line `line` (from 0: a row,
 * or a column) is at `beginOf(line) + place` of every array. The arrays are kept for the next position.
 */
export class PackedLines {
  direction: Direction = 'across';
  count = 0;
  length = 0;
  /** The letter that lies there, `FREE` or `WALL`. */
  letter = new Uint8Array(0);
  /** Face value of the tile that lies there. */
  value = new Int32Array(0);
  /** The letters that may be laid there, a bit each: two numbers a square, as of a rack. */
  allowed = new Int32Array(0);
  /** 1 where a tile forms a word across. */
  isCrossed = new Uint8Array(0);
  letterFactor = new Int32Array(0);
  wordFactor = new Int32Array(0);
  /** What a word across scores but for the tile laid, and what that adds for each point of its face. */
  crossBase = new Int32Array(0);
  crossFactor = new Int32Array(0);
  /** Whose factors these are. */
  #board: Board | undefined;
  #premiums: RuleBook['premiums'] | undefined;

  /** Where the first square of a line is in the arrays. */
  beginOf(line: number): number {
    return 1 + line * (this.length + 1);
  }

  /** A word across is formed on a square, by a tile beside others whose points are given. */
  cross(at: number, value: number): void {
    const wordFactor = this.wordFactor[at] ?? 1;
    this.isCrossed[at] = 1;
    this.crossBase[at] = value * wordFactor;
    this.crossFactor[at] = (this.letterFactor[at] ?? 1) * wordFactor;
    this.allowed[2 * at] = 0;
    this.allowed[2 * at + 1] = 0;
  }

  /** A letter may be laid on a square. */
  allow(at: number, letter: number): void {
    const half = 2 * at + (letter >> 5);
    this.allowed[half] = (this.allowed[half] ?? 0) | (1 << letter);
  }

  /** Takes in the lines of a position in one direction. */
  read(graph: SearchGraph, position: Position, grid: PackedGrid, direction: Direction): void {
    const { board, rules } = position;
    const isAcross = direction === 'across';
    this.direction = direction;
    this.count = isAcross ? board.rows : board.columns;
    this.length = isAcross ? board.columns : board.rows;
    const { count, length } = this;
    const [lineStep, placeStep] = isAcross ? [board.columns, 1] : [1, board.columns];
    this.#makeRoom(this.beginOf(count));
    this.#readFactors(position, lineStep, placeStep);
    this.letter[0] = WALL;
    for (let line = 0; line < count; line++) {
      const begin = this.beginOf(line);
      this.letter[begin + length] = WALL;
      for (let place = 0; place < length; place++) {
        const at = begin + place;
        const index = line * lineStep + place * placeStep;
        const letter = grid.letters[index] ?? FREE;
        this.letter[at] = letter;
        this.value[at] = grid.values[index] ?? 0;
        this.isCrossed[at] = 0;
        if (letter !== FREE) continue;
        const hasBefore = line > 0 && grid.letters[index - lineStep] !== FREE;
        const hasAfter = line < count - 1 && grid.letters[index + lineStep] !== FREE;
        if (hasBefore || hasAfter) {
          crossCheck(graph, rules, grid, { index, step: lineStep, line, count }, this, at);
        } else {
          this.allowed[2 * at] = ANY_LETTER[0];
          this.allowed[2 * at + 1] = ANY_LETTER[1];
          this.crossBase[at] = 0;
          this.crossFactor[at] = 0;
        }
      }
    }
  }

  /** Takes in the factors of all squares, where they are not those of the position before. */
  #readFactors({ board, rules }: Position, lineStep: number, placeStep: number): void {
    if (board === this.#board && rules.premiums === this.#premiums) return;
    this.#board = board;
    this.#premiums = rules.premiums;
    for (let line = 0; line < this.count; line++) {
      const begin = this.beginOf(line);
      for (let place = 0; place < this.length; place++) {
        const index = line * lineStep + place * placeStep;
        const premium = rules.premiums === 'count' ? board.premiums[index] : undefined;
        this.letterFactor[begin + place] = premium?.kind === 'letter' ? premium.factor : 1;
        this.wordFactor[begin + place] = premium?.kind === 'word' ? premium.factor : 1;
      }
    }
  }

  #makeRoom(size: number): void {
    if (this.letter.length >= size) return;
    this.#board = undefined;
    this.letter = new Uint8Array(size);
    this.value = new Int32Array(size);
    this.allowed = new Int32Array(2 * size);
    this.isCrossed = new Uint8Array(size);
    this.letterFactor = new Int32Array(size);
    this.wordFactor = new Int32Array(size);
    this.crossBase = new Int32Array(size);
    this.crossFactor = new Int32Array(size);
  }
}
