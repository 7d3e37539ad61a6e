import { formatRecord, latestState, type Timeline } from '../engine';
import { formatKeptList, type WordList } from '../setup';
import type { GameBefore } from './state';

/** A game that is left for another, as it is gone back to: with the list of its words. */
export const gameBeforeOf = (game: Timeline, list: WordList): GameBefore => ({
  record: formatRecord(game.record),
  words: formatKeptList({ lexiconId: game.record.setup.lexiconId, list }),
  isOver: latestState(game).result !== undefined,
});
