import { formatRecord, type GameRecord, isTurn, latestState, type Timeline } from '../engine';
import { formatKeptList, type WordList } from '../setup';
import type { PreviousGame, ScreenState } from './state';

/** A game that is left for another, as it is gone back to: with the list of its words. */
export const gameBeforeOf = (game: Timeline, list: WordList): PreviousGame => ({
  id: game.record.id,
  record: formatRecord(game.record),
  words: formatKeptList({ lexiconId: game.record.setup.lexiconId, list }),
  isOver: latestState(game).result !== undefined,
});

/**
 * Whether a game has turns that are not to be had otherwise: those of a turn that was taken, from a sample or
 * a review, are not until it has been played, nor are those of a branch that the game before has.
 */
export function hasNewTurns(
  { id, parent, events }: GameRecord,
  { gameBefore, takenTurn }: Pick<ScreenState, 'gameBefore' | 'takenTurn'>,
): boolean {
  if (takenTurn?.timeline.record.id === id) return false;
  const known = parent && parent.id === gameBefore?.id ? parent.events : 0;
  return events.slice(known).some(isTurn);
}

/** The first turn (from 1) of a branch that is not its parent's. */
export const firstOwnTurn = ({ parent, events }: GameRecord): number =>
  events.slice(0, parent?.events).filter(isTurn).length + 1;

/** The turn (from 1) that a record takes again of the game before, which is over; undefined of any other. */
export const turnRetried = (
  record: GameRecord,
  before: PreviousGame | undefined,
): number | undefined =>
  before?.isOver && record.parent?.id === before.id ? firstOwnTurn(record) : undefined;

/**
 * The same of a record that comes in the place of another which took a turn again, as by undo; undefined
 * where it is no branch of that, or that was played to its end.
 */
export const turnStillRetried = (
  { record }: Timeline,
  left: Timeline,
  retriedTurn: number | undefined,
): number | undefined =>
  retriedTurn !== undefined && record.parent?.id === left.record.id && !latestState(left).result
    ? Math.min(retriedTurn, firstOwnTurn(record))
    : undefined;

/**
 * The turn (from 1) of a finished game that is taken again at this page's own table; the finished game is
 * the game before.
 */
export const retriedTurnNow = ({
  table,
  retriedTurn,
}: Pick<ScreenState, 'table' | 'retriedTurn'>): number | undefined =>
  table && !table.online && !table.isOver ? retriedTurn : undefined;
