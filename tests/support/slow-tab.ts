import { ok } from '../../src/engine';
import { createGameLocks, createTabLocks, forTabSlot, takeTabSlot } from '../../src/persistence';
import { TAB_NAMES } from '../../src/store';
import { createSearchClient } from '../../src/worker';
import { compiled, fakeStorage, type FakeStorage, openPage, type Page, WORDS } from './page';
import { shippedText } from './shipped';
import type { SimulatedBrowser, SimulatedPage } from './simulated-browser';
import { slowWorker } from './slow-worker';

const words = compiled(WORDS);

/** A storage that acts at once and answers late. */
const slowly = (
  storage: FakeStorage,
  page: SimulatedPage,
  late: <T>(value: T | Promise<T>) => Promise<T>,
) => ({
  ...storage,
  read: (name: string) => late(storage.read(name)),
  write: async (name: string, text: string) =>
    page.isLeft() ? false : late(storage.write(name, text)),
  readToReplace: (name: string) => late(storage.readToReplace(name)),
  replace: async (name: string, text: string | undefined) =>
    page.isLeft() ? ('failed' as const) : late(storage.replace(name, text)),
  move: (name: string, others: readonly string[]) => late(storage.move(name, others)),
  remove: async (name: string) => (page.isLeft() ? false : late(storage.remove(name))),
  names: (beginning: string) => late(storage.names(beginning)),
});

export interface Visit {
  readonly simulated: SimulatedPage;
  readonly page: Page;
  /** Navigates away, after an event to the page. */
  readonly leave: () => void;
}

/** One tab of a browser in which locks, storage, workers and fetches are slow. */
export function slowTab(name: string, browser: SimulatedBrowser, delay: () => number) {
  const storage = fakeStorage();
  let ids = 0;
  let randomNumbers = 0;
  return {
    storage,
    /** Opens the page in the tab, in place of the previous one. */
    visit: (): Visit => {
      const simulated = browser.open();
      const locks = createTabLocks(simulated.environment);
      const late = <T>(value: T | Promise<T>): Promise<T> =>
        new Promise((resolve) => {
          simulated.deliver(delay(), () => resolve(value));
        });
      const search = createSearchClient(
        () =>
          // A worker fetches a list before it reads it, which takes two delays.
          slowWorker({ ...simulated, now: browser.clock.now }, words, ({ kind }) =>
            kind === 'loadWords' ? delay() + delay() : delay(),
          ).port,
        (run, milliseconds) => simulated.after(milliseconds, run),
        1,
      );
      let tellLeft = (): void => {};
      const page = openPage({
        storage: {
          ...storage,
          ...forTabSlot(
            slowly(storage, simulated, late),
            TAB_NAMES,
            takeTabSlot(locks, () => {}),
          ),
        },
        tabs: () => createGameLocks(locks),
        world: {
          after: simulated.after,
          now: browser.clock.now,
          newId: () => `${name}-name-${++ids}`,
          random: (bytes) => new Uint8Array(bytes).fill(++randomNumbers),
          whenLeft: (run) => {
            tellLeft = run;
          },
          chooseMove: search.chooseMove,
          loadWords: (alphabet, _list, onProgress) =>
            search.loadWords(alphabet, { kind: 'text', text: '' }, onProgress),
          fetchText: (file) => late(ok(shippedText(file))),
        },
      });
      simulated.act(() => {
        page.actions.loadWords();
        void page.restore();
      });
      return {
        simulated,
        page,
        leave: () => {
          simulated.act(tellLeft);
          simulated.leave();
        },
      };
    },
  };
}

export type SlowTab = ReturnType<typeof slowTab>;
