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
import {
  type BoardState,
  isEmptyGrid,
  isFree,
  type LaidTile,
  lettersOf,
  runThrough,
  squaresOf,
  withTiles,
} from './grid';

/** Tiles laid but not yet played, and what may be added to them. */
export interface PartialPlay {
  readonly rules: RuleBook;
  /** The board without these tiles. */
  readonly field: BoardState;
  readonly laid: readonly LaidTile[];
  /** Number of tiles that can still be laid. */
  readonly tilesLeftFor: number;
  /** Whether a word, in upper case, is allowed. */
  readonly isWord: (letters: string) => boolean;
}

/** Adjoining squares of a line that a word could cover. */
interface Stretch {
  /** Tiles needed for its free squares. */
  readonly tiles: number;
  readonly squares: number;
  /** Whether it connects the word to tiles on the board or, in an opening, to the start square. */
  readonly joins: boolean;
}

const EMPTY_STRETCH: Stretch = { tiles: 0, squares: 0, joins: false };

interface DraftLine {
  readonly before: BoardState;
  readonly after: BoardState;
  readonly direction: Direction;
  /** Whether the tiles across the line allow a tile on a free square. */
  readonly isOpen: (square: Square) => boolean;
  readonly joins: (square: Square) => boolean;
}

function extendStretch(
  { before, after, joins }: DraftLine,
  stretch: Stretch,
  square: Square,
): Stretch {
  return {
    tiles: stretch.tiles + Number(isFree(after, square)),
    squares: stretch.squares + 1,
    joins: stretch.joins || !isFree(before, square) || joins(square),
  };
}

/** The possible extensions of a word beyond `end`; the one at index n takes n tiles. */
function extensionsBeyond(
  line: DraftLine,
  end: Square,
  by: 1 | -1,
  spare: number,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let stretch = EMPTY_STRETCH;
  for (
    let at = step(end, line.direction, by);
    isOnBoard(line.after.board, at);
    at = step(at, line.direction, by)
  ) {
    if (isFree(line.after, at)) {
      stretches.push(stretch);
      if (stretch.tiles === spare || !line.isOpen(at)) return stretches;
    }
    stretch = extendStretch(line, stretch, at);
  }
  return [...stretches, stretch];
}

/** The stretch from the first laid tile to the last; undefined if a gap cannot be filled. */
function coveredStretch(line: DraftLine, first: Square, last: Square): Stretch | undefined {
  let stretch = EMPTY_STRETCH;
  for (let at = first; ; at = step(at, line.direction, 1)) {
    if (isFree(line.after, at) && !line.isOpen(at)) return undefined;
    stretch = extendStretch(line, stretch, at);
    if (sameSquare(at, last)) return stretch;
  }
}

function canBeCompletedAlong(draft: PartialPlay, direction: Direction): boolean {
  const { rules, field, laid, tilesLeftFor, isWord } = draft;
  const [first] = laid;
  const last = laid.at(-1);
  if (!first || !last) return false;
  const { opening } = rules;
  const isOpening = isEmptyGrid(field.grid);
  if (isOpening && opening.kind === 'random-tile') return false;
  const fewestTiles = isOpening && opening.kind === 'start-square' ? opening.fewestTiles : 1;

  /** The run of tiles across the line that a tile on it would be part of, that tile included. */
  const crossing = (tile: LaidTile): readonly LaidTile[] =>
    runThrough(withTiles(field, [tile]), tile.square, otherDirection(direction));
  const crossingLength = (square: Square): number => crossing({ square, tile: first.tile }).length;
  const mayCross = (length: number): boolean =>
    length === 1 || (rules.wordsPerMove === 'crosswise' && length >= rules.shortestWord);
  const stands = laid.every((each) => {
    const tiles = crossing(each);
    return mayCross(tiles.length) && (tiles.length === 1 || isWord(lettersOf(tiles)));
  });
  if (!stands) return false;

  const line: DraftLine = {
    before: field,
    after: withTiles(field, laid),
    direction,
    isOpen: (square) => mayCross(crossingLength(square)),
    joins: (square) =>
      isOpening ? sameSquare(square, field.board.start) : crossingLength(square) > 1,
  };
  const middle = coveredStretch(line, first.square, last.square);
  if (!middle || middle.tiles > tilesLeftFor) return false;
  const left = tilesLeftFor - middle.tiles;
  const afterIt = extensionsBeyond(line, last.square, 1, left);
  return extensionsBeyond(line, first.square, -1, left).some((start) =>
    afterIt.some((end) => {
      const more = middle.tiles + start.tiles + end.tiles;
      return (
        more > 0 &&
        more <= tilesLeftFor &&
        laid.length + more >= fewestTiles &&
        start.squares + middle.squares + end.squares >= rules.shortestWord &&
        (start.joins || middle.joins || end.joins)
      );
    }),
  );
}

/** The directions in which all squares are on one line; both for a single square. */
export const linesThrough = (squares: readonly Square[]): readonly Direction[] =>
  DIRECTIONS.filter((direction) =>
    squares.every((square) =>
      direction === 'across'
        ? square.row === squares[0]?.row
        : square.column === squares[0]?.column,
    ),
  );

/**
 * Whether more tiles, with any letters, could make an illegal draft legal: by filling gaps, by reaching the
 * start square or tiles on the board, or by forming another, longer word. Words across the line can no longer
 * change. `laid` must be in row-by-row order.
 */
export const canBeCompleted = (draft: PartialPlay): boolean =>
  linesThrough(squaresOf(draft.laid)).some((direction) => canBeCompletedAlong(draft, direction));
