import { pageTitle } from '../messages';
import type { GameStore } from '../store';

/**
 * Lets the title of the page tell whether it is the turn of a player here, for whoever looks at
 * another tab while a friend far away makes up their mind.
 */
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
