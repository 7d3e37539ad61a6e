import { type Board, type Square, squareAt } from '../board';
import type { RuleBook } from '../rules';
import type { Grid, LaidTile } from './grid';

/** A board as a game finds it: the layout, and the tiles that lie on it and are not from the bag. */
export interface LoadedBoard {
  readonly board: Board;
  /** Row by row. */
  readonly given: readonly LaidTile[];
}

/** What decides how a game opens. */
interface OpeningBoard extends LoadedBoard {
  readonly rules: RuleBook;
}

/** The square that the first word must cover; none where other tiles are the first on the board. */
export const startSquare = ({ rules, board, given }: OpeningBoard): Square | undefined =>
  rules.opening.kind === 'start-square' && given.length === 0 ? board.start : undefined;

/** Whether a tile of the bag is laid at random before play: not where tiles are given. */
export const laysFirstTile = ({ rules, given }: Omit<OpeningBoard, 'board'>): boolean =>
  rules.opening.kind === 'random-tile' && given.length === 0;

/** The square to look at first: the start square, else the topmost and leftmost tile, else `a1`. */
export function firstSquare(game: OpeningBoard & { readonly grid: Grid }): Square {
  const start = startSquare(game);
  if (start) return start;
  const firstTile = game.grid.findIndex(({ kind }) => kind !== 'empty');
  return squareAt(game.board, Math.max(0, firstTile));
}
