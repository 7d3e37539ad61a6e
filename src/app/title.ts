import { pageTitle } from '../messages';
import type { GameStore } from '../store';

/** Shows in the title whether it is a local player's turn at a shared table, for players who look at another tab. */
export function syncTitle(
  page: Pick<Document, 'title'>,
  store: {
    readonly getState: () => Pick<GameStore, 'table'>;
    readonly subscribe: (listener: () => void) => unknown;
  },
): void {
  let shown: string | undefined;
  const follow = (): void => {
    const { table } = store.getState();
    const title = pageTitle(table?.online !== undefined && table.phase === 'your-turn');
    if (title === shown) return;
    shown = title;
    page.title = title;
  };
  follow();
  store.subscribe(follow);
}
