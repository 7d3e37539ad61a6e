import type { Turn } from '../engine';
import type { TableSnapshot } from '../table';

export const isSameGame = (before: TableSnapshot | undefined, after: TableSnapshot): boolean =>
  before?.recordId === after.recordId;

/** The turns that a snapshot adds to the game on screen. */
export const turnsBetween = (
  before: TableSnapshot | undefined,
  after: TableSnapshot,
): readonly Turn[] =>
  before && isSameGame(before, after) && after.phase !== 'looking-back'
    ? after.view.turns.slice(before.turns)
    : [];
