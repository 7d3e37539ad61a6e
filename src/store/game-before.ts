import { formatRecord, type GameRecord, isTurn, latestState, type Timeline } from '../engine';
import { formatKeptList, type WordList } from '../setup';
import type { PreviousGame, ScreenState } from './state';

export const gameBeforeOf = (game: Timeline, list: WordList): PreviousGame => ({
  id: game.record.id,
  record: formatRecord(game.record),
  words: formatKeptList({ lexiconId: game.record.setup.lexiconId, list }),
  isOver: latestState(game).result !== undefined,
});

/**
 * Whether a game has turns that are found nowhere else. A taken turn of a sample or review does not count until it
 * has been played, nor do turns that a branch shares with the previous game.
 */
export function hasNewTurns(
  { id, parent, events }: GameRecord,
  { gameBefore, takenTurn }: Pick<ScreenState, 'gameBefore' | 'takenTurn'>,
): boolean {
  if (takenTurn?.timeline.record.id === id) return false;
  const known = parent && parent.id === gameBefore?.id ? parent.events : 0;
  return events.slice(known).some(isTurn);
}

/** The first turn (from 1) of a branch that its parent does not have. */
export const firstOwnTurn = ({ parent, events }: GameRecord): number =>
  events.slice(0, parent?.events).filter(isTurn).length + 1;

/** The turn (from 1) of the finished previous game that a record plays again; undefined for any other record. */
export const turnRetried = (
  record: GameRecord,
  before: PreviousGame | undefined,
): number | undefined =>
  before?.isOver && record.parent?.id === before.id ? firstOwnTurn(record) : undefined;

/**
 * The same for a record that replaces one that plays a turn again, for example after an undo. Undefined unless it
 * is a branch of that record, and that record is unfinished.
 */
export const turnStillRetried = (
  { record }: Timeline,
  left: Timeline,
  retriedTurn: number | undefined,
): number | undefined =>
  retriedTurn !== undefined && record.parent?.id === left.record.id && !latestState(left).result
    ? Math.min(retriedTurn, firstOwnTurn(record))
    : undefined;

/** The turn (from 1) of the finished previous game that is played again at this page's own table. */
export const retriedTurnNow = ({
  table,
  retriedTurn,
}: Pick<ScreenState, 'table' | 'retriedTurn'>): number | undefined =>
  table && !table.online && !table.isOver ? retriedTurn : undefined;
