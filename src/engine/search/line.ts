import {
  allSquares,
  type Direction,
  DIRECTIONS,
  otherDirection,
  premiumAt,
  type Square,
  step,
} from '../board';
import type { Trie } from '../lexicon';
import { tileAt } from '../play';
import { alphabetOf, tileValue } from '../tiles';
import { type CrossCheck, crossCheck } from './cross-check';
import type { Position } from './position';

/** What may be done with a square of a line. */
export const OPEN = 0;
export const TAKEN = 1;
/** No tile laid here could be legal in this line. */
export const SHUT = 2;

/** One row or column as a search walks it: arrays indexed by place along the line, from 0. */
export interface Line {
  readonly direction: Direction;
  readonly squares: readonly Square[];
  readonly access: Uint8Array;
  /** Letter index of the tile on a taken square. */
  readonly letter: Uint8Array;
  /** Face value of the tile on a taken square, in points. */
  readonly value: Int32Array;
  readonly letterFactor: Int32Array;
  readonly wordFactor: Int32Array;
  /** What an open square asks of a tile that would touch others across the line. */
  readonly cross: readonly (CrossCheck | undefined)[];
  /** Place of the board's start square, or −1 when it is on another line. */
  readonly start: number;
}

function lineThrough(trie: Trie, position: Position, first: Square, direction: Direction): Line {
  const { board, rules } = position;
  const alphabet = alphabetOf(rules.tileSet);
  const length = direction === 'across' ? board.columns : board.rows;
  const squares = Array.from({ length }, (_, place) => step(first, direction, place));
  const across = otherDirection(direction);
  const line = {
    direction,
    squares,
    access: new Uint8Array(length),
    letter: new Uint8Array(length),
    value: new Int32Array(length),
    letterFactor: new Int32Array(length).fill(1),
    wordFactor: new Int32Array(length).fill(1),
    cross: Array.from({ length }, (): CrossCheck | undefined => undefined),
    start: squares.findIndex(
      ({ row, column }) => row === board.start.row && column === board.start.column,
    ),
  };
  for (const [place, square] of squares.entries()) {
    const tile = tileAt(position, square);
    if (tile) {
      line.access[place] = TAKEN;
      line.letter[place] = alphabet.indexOfLetter(tile.letter) ?? 0;
      line.value[place] = tileValue(rules.tileSet, tile);
      continue;
    }
    const check = crossCheck(trie, position, square, across);
    line.cross[place] = check;
    if (check && (rules.wordsPerMove === 'one' || !check.allows.includes(1))) {
      line.access[place] = SHUT;
    }
    if (rules.premiums === 'ignore') continue;
    const premium = premiumAt(board, square);
    if (premium.kind === 'letter') line.letterFactor[place] = premium.factor;
    if (premium.kind === 'word') line.wordFactor[place] = premium.factor;
  }
  return line;
}

/** Every row and every column of a position. */
export const linesOf = (trie: Trie, position: Position): readonly Line[] =>
  DIRECTIONS.flatMap((direction) =>
    allSquares(position.board)
      .filter(({ row, column }) => (direction === 'across' ? column === 0 : row === 0))
      .map((first) => lineThrough(trie, position, first, direction)),
  );
