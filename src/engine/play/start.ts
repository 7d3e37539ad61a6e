import { type Board, type Square, squareAt } from '../board';
import type { RuleBook } from '../rules';
import type { Grid, LaidTile } from './grid';

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
