import { type Direction, premiumAt, squareAt } from '../board';
import type { WordGraph } from '../lexicon';
import { alphabetOf, tileValue } from '../tiles';
import { type CrossChecks, crossCheck } from './cross-check';
import { numberOf } from './packed-rack';
import type { Position } from './position';

/** Stands behind the last square of every line, and before the first of all. */
export const WALL = 255;

/** No tile lies here. Letters are numbered as in the word graph. */
export const FREE = 0;

/** The tiles of a position, row by row. */
export interface PackedGrid {
  readonly letters: Uint8Array;
  /** Face values, in points. */
  readonly values: Int32Array;
  readonly isEmpty: boolean;
}

export function packGrid({ rules, grid }: Position): PackedGrid {
  const alphabet = alphabetOf(rules.tileSet);
  const letters = new Uint8Array(grid.length);
  const values = new Int32Array(grid.length);
  let isEmpty = true;
  for (const [index, content] of grid.entries()) {
    if (content.kind === 'empty') continue;
    letters[index] = numberOf(alphabet, content.letter);
    values[index] = tileValue(rules.tileSet, content);
    isEmpty = false;
  }
  return { letters, values, isEmpty };
}

/**
 * A position as its lines run in one direction. Square `place` (from 0) of line `line` (from 0: a row,
 * or a column) is at `1 + line × (length + 1) + place` of every array.
 */
export interface Lines extends CrossChecks {
  readonly direction: Direction;
  readonly count: number;
  readonly length: number;
  /** The letter that lies there, `FREE` or `WALL`. */
  readonly letter: Uint8Array;
  /** Face value of the tile that lies there. */
  readonly value: Int32Array;
  readonly letterFactor: Int32Array;
  readonly wordFactor: Int32Array;
}

/** Where the first square of a line is in the arrays. */
export const beginOf = ({ length }: Pick<Lines, 'length'>, line: number): number =>
  1 + line * (length + 1);

/** The lines of a position in one direction. */
export function linesAlong(
  graph: WordGraph,
  position: Position,
  grid: PackedGrid,
  direction: Direction,
): Lines {
  const { board, rules } = position;
  const isAcross = direction === 'across';
  const [count, length] = isAcross ? [board.rows, board.columns] : [board.columns, board.rows];
  const [lineStep, placeStep] = isAcross ? [board.columns, 1] : [1, board.columns];
  const size = beginOf({ length }, count);
  const lines = {
    direction,
    count,
    length,
    letter: new Uint8Array(size),
    value: new Int32Array(size),
    letterFactor: new Int32Array(size).fill(1),
    wordFactor: new Int32Array(size).fill(1),
    low: new Int32Array(size).fill(-1),
    high: new Int32Array(size).fill(-1),
    isCrossed: new Uint8Array(size),
    crossValue: new Int32Array(size),
  };
  lines.letter[0] = WALL;
  for (let line = 0; line < count; line++) {
    const begin = beginOf(lines, line);
    lines.letter[begin + length] = WALL;
    for (let place = 0; place < length; place++) {
      const at = begin + place;
      const index = line * lineStep + place * placeStep;
      const letter = grid.letters[index] ?? FREE;
      if (letter !== FREE) {
        lines.letter[at] = letter;
        lines.value[at] = grid.values[index] ?? 0;
        continue;
      }
      const hasBefore = line > 0 && grid.letters[index - lineStep] !== FREE;
      const hasAfter = line < count - 1 && grid.letters[index + lineStep] !== FREE;
      if (hasBefore || hasAfter) {
        crossCheck(graph, rules, grid, { index, step: lineStep, line, count }, lines, at);
      }
      if (rules.premiums === 'ignore') continue;
      const premium = premiumAt(board, squareAt(board, index));
      if (premium.kind === 'letter') lines.letterFactor[at] = premium.factor;
      if (premium.kind === 'word') lines.wordFactor[at] = premium.factor;
    }
  }
  return lines;
}
