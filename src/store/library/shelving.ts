import { type GameRecord, isTurn, type Timeline } from '../../engine';
import type { Keep } from '../keep';
import { gameName } from '../kept-names';

/** Puts the games of this page into the library, one after another. */
export interface Shelving {
  /** Another game has come to the table of this page, or the same one anew. */
  readonly sitDown: (game: Timeline) => void;
  /** Something has happened in the game on the table. */
  readonly goOn: (game: Timeline) => void;
  /** A game is left that the library may not have. */
  readonly leave: (game: Timeline) => void;
  /** The game on the table is another tab's now. */
  readonly letGo: () => void;
  /** Settles when the library has all that has happened. */
  readonly untilDone: () => Promise<void>;
}

/** Whether a record has a turn that the one it branches off has not. */
const hasOwnTurns = ({ events, parent }: GameRecord): boolean =>
  events.slice(parent?.events ?? 0).some(isTurn);

/**
 * A game is in the library once it has a turn of its own. `hold` has this tab hold it; where another one
 * does, it is left as it is there, and `leaveToAnotherTab` is told.
 */
export function createShelving(
  keep: Keep,
  hold: (id: string) => Promise<boolean>,
  leaveToAnotherTab: (id: string) => void,
): Shelving {
  /** How many games have come to the table. */
  let sittings = 0;
  /** The sitting and the record that the library has as it is on the table. */
  let shelved: string | undefined;
  /** The record in this tab's place, where it is an older copy of what the library has; else empty. */
  let olderCopy: string | undefined;
  let underWay = Promise.resolve();

  /** A game that cannot be put into the library is still in this tab's place. */
  function next(step: () => Promise<unknown>): void {
    underWay = underWay.then(step).then(
      () => undefined,
      () => undefined,
    );
  }

  /** Writes nothing over what the library has farther; a reload does not bring that in place of an older copy. */
  async function put(game: Timeline, sitting: string): Promise<void> {
    const { record } = game;
    const isKnown = shelved === sitting;
    if (!isKnown && !(await hold(record.id))) {
      leaveToAnotherTab(record.id);
      return;
    }
    const isPlayed = hasOwnTurns(record);
    const isKept = isPlayed && (await keep.shelve(game, !isKnown));
    shelved = isKept ? sitting : undefined;
    const isNew = !isPlayed && (await keep.read(gameName(record.id))) === undefined;
    const older = isKept || isNew ? '' : record.id;
    if (older !== olderCopy) {
      olderCopy = older;
      await keep.write('olderCopy', older);
    }
    if (!isPlayed) await keep.prepareShelving();
  }

  function goOn(game: Timeline): void {
    // By the time its turn comes, the same record may have come to the table anew.
    const sitting = `${sittings} ${game.record.id}`;
    next(() => put(game, sitting));
  }

  return {
    sitDown: (game) => {
      sittings++;
      goOn(game);
    },
    goOn,
    leave: (game) => next(() => keep.shelve(game, true)),
    letGo: () => {
      shelved = undefined;
    },
    untilDone: () => underWay,
  };
}
