import type { Timeline } from '../../engine';
import type { Table } from '../../table';
import type { StoreServices } from '../services';

/**
 * Keeps a guest's game as its seat has seen it, after every turn: its host may never come back. That is done when the
 * turn is on the screen, which does not wait for it; the record of the host takes its place once that comes.
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
