import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createGameLocks, createTabLocks, forTabSlot, openStorage } from '../../src/persistence';
import { TAB_NAMES } from '../../src/store';
import { turnsIn } from './kept-games';
import { fakeStorage, openPage, type Page, WORDS } from './page';
import { simulatedBrowser, type SimulatedPage } from './simulated-browser';

/** A page in its own tab, with its simulated main thread. */
export interface TabWithDatabase extends Page {
  readonly simulated: SimulatedPage;
  /** Reports to the tab that another has taken over its slot; resolves once its page may be reloaded. */
  readonly loseSlot: () => Promise<unknown>;
}

const AT_ONCE = { lock: () => 0, message: () => 0, unload: () => 0 };

/** A browser whose tabs share a database and locks; each has its own slot. */
export function browserWithDatabase() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const browser = simulatedBrowser(AT_ONCE);
  let newIds = 0;
  let slots = 0;
  return {
    browser,
    /** The storage as a newly opened page reads it. */
    storage: openStorage,
    /** Number of turns stored for each game of the library, by record id. */
    turnsKept: async (): Promise<Readonly<Record<string, number | undefined>>> => {
      const { names, read } = openStorage();
      const ids = (await names('game/')).map((name) => name.slice('game/'.length));
      const texts = await Promise.all(ids.map((id) => read(`game/${id}`)));
      return Object.fromEntries(ids.map((id, index) => [id, turnsIn(texts[index] ?? '')]));
    },
    /**
     * Opens the page in another tab, which takes over locks of others if `claim` is set. `slot` may be that
     * of another tab that does not yet know that it has lost it.
     */
    open: async (claim?: 'take-over', slot = ++slots): Promise<TabWithDatabase> => {
      const simulated = browser.open();
      const locks = createGameLocks(createTabLocks(simulated.environment));
      let loseSlot = async (): Promise<unknown> => undefined;
      const page = openPage({
        storage: {
          ...fakeStorage(),
          ...forTabSlot(openStorage(), TAB_NAMES, async () => slot),
        },
        tabs: () => ({
          ...locks,
          request: (id, wanted, onLost) => locks.request(id, claim ?? wanted, onLost),
        }),
        world: {
          after: simulated.after,
          newId: () => `id ${++newIds}`,
          whenSlotLost: (run) => {
            loseSlot = run;
          },
        },
      });
      await page.learn(WORDS);
      return { ...page, simulated, loseSlot: () => loseSlot() };
    },
  };
}
