import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createGameLocks, createTabLocks, forTabSlot, openStorage } from '../../src/persistence';
import { TAB_NAMES } from '../../src/store';
import { turnsIn } from './kept-games';
import { fakeStorage, openPage, type Page, WORDS } from './page';
import { simulatedBrowser, type SimulatedPage } from './simulated-browser';

/** A page in a tab of its own, and the main thread that what it is told waits for. */
export interface TabWithDatabase extends Page {
  readonly simulated: SimulatedPage;
  /** The tab hears that another has taken its slot over; settles once its page may be loaded again. */
  readonly loseSlot: () => Promise<unknown>;
}

/** Delays of a browser that takes no time. */
const AT_ONCE = { lock: () => 0, message: () => 0, unload: () => 0 };

/** A browser whose tabs share a database and locks; each has a slot of its own. */
export function browserWithDatabase() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const browser = simulatedBrowser(AT_ONCE);
  let newIds = 0;
  let slots = 0;
  return {
    browser,
    /** What the database holds, as a page reads it that is opened now. */
    storage: openStorage,
    /** How many turns the library has of each game, by the ids of records. */
    turnsKept: async (): Promise<Readonly<Record<string, number | undefined>>> => {
      const { names, read } = openStorage();
      const ids = (await names('game/')).map((name) => name.slice('game/'.length));
      const texts = await Promise.all(ids.map((id) => read(`game/${id}`)));
      return Object.fromEntries(ids.map((id, index) => [id, turnsIn(texts[index] ?? '')]));
    },
    /**
     * Opens the page in another tab, by force if it is to take over what others hold. A slot that is told may be
     * that of another tab, which has not heard yet that it has lost it.
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
