import {
  type Direction,
  DIRECTIONS,
  isOnBoard,
  otherDirection,
  sameSquare,
  type Square,
  step,
} from '../board';
import type { RuleBook } from '../rules';
import { type BoardState, isFree, type LaidTile, runThrough, withTiles } from './grid';

/** Tiles laid and not yet played, and what more there is to lay. */
export interface PartialPlay {
  readonly rules: RuleBook;
  /** The board without these tiles. */
  readonly field: BoardState;
  readonly laid: readonly LaidTile[];
  /** How many tiles are left to be laid. */
  readonly spare: number;
  /** Whether a word, in capitals, may be formed. */
  readonly isWord: (letters: string) => boolean;
}

/** A stretch of a line, and what is gained by a word that takes it in. */
interface Stretch {
  /** Tiles to be laid on its free squares. */
  readonly tiles: number;
  readonly squares: number;
  /** Whether it joins the word to what lies on the board, or to the start square before anything does. */
  readonly joins: boolean;
}

const NOWHERE: Stretch = { tiles: 0, squares: 0, joins: false };

/** What is known of a line on which laid tiles lie. */
interface Line {
  readonly before: BoardState;
  readonly after: BoardState;
  readonly direction: Direction;
  /** Whether the rules let a tile be laid on a free square, for what touches it sideways. */
  readonly isOpen: (square: Square) => boolean;
  readonly joins: (square: Square) => boolean;
}

/** A stretch with one more square. */
function longer({ before, after, joins }: Line, stretch: Stretch, square: Square): Stretch {
  return {
    tiles: stretch.tiles + Number(isFree(after, square)),
    squares: stretch.squares + 1,
    joins: stretch.joins || !isFree(before, square) || joins(square),
  };
}

/** The stretches, by the number of their tiles, by which a word can grow on one side of a square. */
function growth(line: Line, end: Square, by: 1 | -1, spare: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let stretch = NOWHERE;
  for (
    let at = step(end, line.direction, by);
    isOnBoard(line.after.board, at);
    at = step(at, line.direction, by)
  ) {
    if (isFree(line.after, at)) {
      stretches.push(stretch);
      if (stretch.tiles === spare || !line.isOpen(at)) return stretches;
    }
    stretch = longer(line, stretch, at);
  }
  return [...stretches, stretch];
}

/** The stretch from the first laid tile to the last; undefined where a gap cannot be filled. */
function core(line: Line, first: Square, last: Square): Stretch | undefined {
  let stretch = NOWHERE;
  for (let at = first; ; at = step(at, line.direction, 1)) {
    if (isFree(line.after, at) && !line.isOpen(at)) return undefined;
    stretch = longer(line, stretch, at);
    if (sameSquare(at, last)) return stretch;
  }
}

function canGrow(draft: PartialPlay, direction: Direction): boolean {
  const { rules, field, laid, spare, isWord } = draft;
  const [first] = laid;
  const last = laid.at(-1);
  if (!first || !last) return false;
  const { opening } = rules;
  const isOpening = field.grid.every(({ kind }) => kind === 'empty');
  if (isOpening && opening.kind === 'random-tile') return false;
  const fewestTiles = isOpening && opening.kind === 'start-square' ? opening.fewestTiles : 1;

  /** The tiles at right angles to the line that one on it would stand among, itself included. */
  const crossing = (tile: LaidTile): readonly LaidTile[] =>
    runThrough(withTiles(field, [tile]), tile.square, otherDirection(direction));
  const crossingLength = (square: Square): number => crossing({ square, tile: first.tile }).length;
  const mayCross = (length: number): boolean =>
    length === 1 || (rules.wordsPerMove === 'crosswise' && length >= rules.shortestWord);
  const stands = laid.every((each) => {
    const tiles = crossing(each);
    return (
      mayCross(tiles.length) &&
      (tiles.length === 1 || isWord(tiles.map(({ tile }) => tile.letter).join('')))
    );
  });
  if (!stands) return false;

  const line: Line = {
    before: field,
    after: withTiles(field, laid),
    direction,
    isOpen: (square) => mayCross(crossingLength(square)),
    joins: (square) =>
      isOpening ? sameSquare(square, field.board.start) : crossingLength(square) > 1,
  };
  const middle = core(line, first.square, last.square);
  if (!middle || middle.tiles > spare) return false;
  const left = spare - middle.tiles;
  const afterIt = growth(line, last.square, 1, left);
  return growth(line, first.square, -1, left).some((start) =>
    afterIt.some((end) => {
      const more = middle.tiles + start.tiles + end.tiles;
      return (
        more > 0 &&
        more <= spare &&
        laid.length + more >= fewestTiles &&
        start.squares + middle.squares + end.squares >= rules.shortestWord &&
        (start.joins || middle.joins || end.joins)
      );
    }),
  );
}

/** The directions of the lines in which all of some squares lie: both for a single one. */
export const linesThrough = (squares: readonly Square[]): readonly Direction[] =>
  DIRECTIONS.filter((direction) =>
    squares.every((square) =>
      direction === 'across'
        ? square.row === squares[0]?.row
        : square.column === squares[0]?.column,
    ),
  );

/**
 * Whether more tiles, of whatever letters, could make a legal play of tiles that are none: they would
 * fill the gaps, lead to the start or to what lies on the board, or make another, longer word. Words at
 * right angles cannot be changed any more. The tiles are given row by row.
 */
export const canBeCompleted = (draft: PartialPlay): boolean =>
  linesThrough(draft.laid.map(({ square }) => square)).some((direction) =>
    canGrow(draft, direction),
  );
