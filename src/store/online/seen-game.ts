import type { Timeline } from '../../engine';
import type { Table } from '../../table';
import type { StoreServices } from '../services';

/**
 * Saves a guest's game as its seat has seen it, after every turn: its host may never return. The screen shows the
 * turn first and does not wait. The host's record replaces this one when it arrives.
 */
export function keepSeenGame(
  table: Table,
  seenGame: () => Timeline | undefined,
  keep: (game: Timeline) => void,
  after: StoreServices['after'],
): void {
  let keptTurns = 0;
  let isDue = false;

  function keepLatest(): void {
    isDue = false;
    const { turns } = table.snapshot();
    const game = table.timeline() || turns === keptTurns ? undefined : seenGame();
    if (!game) return;
    keptTurns = turns;
    keep(game);
  }

  function followTable(): void {
    if (isDue || table.snapshot().turns === keptTurns) return;
    isDue = true;
    after(0, keepLatest);
  }

  table.subscribe(followTable);
  followTable();
}
