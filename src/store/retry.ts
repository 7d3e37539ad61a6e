import { type GameRecord, isTurn, latestState, type Timeline } from '../engine';
import type { Retry, ScreenState } from './state';

/** The first turn (from 1) of a branch that its parent does not have. */
export const firstOwnTurn = ({ parent, events }: GameRecord): number =>
  events.slice(0, parent?.events).filter(isTurn).length + 1;

/**
 * The retry of a game that replaces another on the table: it starts with a branch of a finished game, and continues
 * with a branch of that branch, for example after an undo, until one is over. A branch without turns
 * is left out: the next one has the same parent.
 */
export function retryAfter(
  { record }: Timeline,
  left: Timeline | undefined,
  retry: Retry | undefined,
): Retry | undefined {
  const { parent } = record;
  if (!left || !parent) return undefined;
  const { id, parent: leftParent } = left.record;
  if (parent.id !== id && parent.id !== leftParent?.id) return undefined;
  const turn = firstOwnTurn(record);
  if (parent.id === id && latestState(left).result) return { finished: id, turn };
  return retry && { ...retry, turn: Math.min(retry.turn, turn) };
}

/** The retry at this page's own table; undefined once it is over. */
export const retryNow = ({
  table,
  retry,
}: Pick<ScreenState, 'table' | 'retry'>): Retry | undefined =>
  table && !table.online && !table.isOver ? retry : undefined;
