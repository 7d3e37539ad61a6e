import type { ScreenState } from '../state';
import type { OpenPuzzle } from './puzzle-state';

/** The puzzle on the table; undefined if a game is there. */
export const puzzleNow = ({
  puzzles,
  table,
}: Pick<ScreenState, 'puzzles' | 'table'>): OpenPuzzle | undefined =>
  puzzles?.open && puzzles.open.recordId === table?.recordId ? puzzles.open : undefined;
