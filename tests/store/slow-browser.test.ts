import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRecord, ok } from '../../src/engine';
import { createGameLocks, createTabLocks, inTabSlot, takeTabSlot } from '../../src/persistence';
import { TAB_NAMES } from '../../src/store';
import { runs } from '../arbitraries/runs';
import {
  compiled,
  handMadeStorage,
  type HandMadeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';
import {
  simulatedBrowser,
  type SimulatedBrowser,
  type SimulatedPage,
} from '../support/simulated-browser';

afterEach(() => vi.unstubAllGlobals());

/** Where a browser keeps texts at once, and says so late. */
const slowly = (storage: HandMadeStorage, page: SimulatedPage, delay: () => number) => {
  const late = <T>(value: Promise<T>): Promise<T> =>
    new Promise((resolve) => {
      page.deliver(delay(), () => resolve(value));
    });
  return {
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
  };
};

interface Visit {
  readonly simulated: SimulatedPage;
  readonly page: Page;
}

/** One tab of a browser in which everything takes its time. */
function slowTab(browser: SimulatedBrowser, delay: () => number) {
  const storage = handMadeStorage();
  let ids = 0;
  return {
    storage,
    /** Opens the page in the tab, in place of the one before. */
    visit: (): Visit => {
      const simulated = browser.open();
      const locks = createTabLocks(simulated.environment);
      const page = openPage({
        storage: {
          ...storage,
          ...inTabSlot(
            slowly(storage, simulated, delay),
            TAB_NAMES,
            takeTabSlot(locks, () => {}),
          ),
        },
        tabs: () => createGameLocks(locks),
        world: { after: simulated.after, newId: () => `id ${++ids}` },
      });
      simulated.deliver(delay(), () => {
        page.actions.loadWords();
        void page.words.settle(ok(compiled(WORDS)));
      });
      void page.restore();
      return { simulated, page };
    },
  };
}

type Step =
  | { readonly kind: 'start' | 'pass' | 'rematch' | 'reload' }
  | { readonly kind: 'import'; readonly game: number };

const steps = fc.array(
  fc.record({
    step: fc.oneof(
      fc.constantFrom<Step>(
        { kind: 'start' },
        { kind: 'pass' },
        { kind: 'pass' },
        { kind: 'rematch' },
        { kind: 'reload' },
      ),
      fc.nat(2).map((game): Step => ({ kind: 'import', game })),
    ),
    blocked: fc.integer({ min: 0, max: 5000 }),
    waits: fc.integer({ min: 0, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 10 },
);

const imported = (game: number): string => {
  const { record } = smallGame(PLAIN_DRAWS, {}, 'NOTE,2b');
  return formatRecord({ ...record, id: `imported ${game}` });
};

/** Takes a step as a player does, who cannot do it before the page shows what it takes. */
function take({ kind, ...step }: Step, { page }: Visit): void {
  if (kind === 'pass' && page.state().table?.phase === 'curtain') page.actions.liftCurtain();
  const { table } = page.state();
  if (kind === 'start') startSmall(page);
  if (kind === 'import' && 'game' in step) void page.actions.importRecord(imported(step.game));
  if (kind === 'pass' && table?.phase === 'your-turn') page.actions.pass();
  if (kind === 'pass' && table?.phase === 'report') page.actions.goOn();
  if (kind === 'rematch' && table?.phase === 'over') page.actions.rematch();
}

/** The events of a record, each as text. */
const eventsOf = (record: string | undefined): readonly string[] =>
  record === undefined
    ? []
    : (JSON.parse(record) as { events: unknown[] }).events.map((event) => JSON.stringify(event));

/** The events of every record in the library. */
async function recordsOf(
  browser: SimulatedBrowser,
  { actions, state }: Page,
): Promise<readonly (readonly string[])[]> {
  await browser.until(actions.readLibrary());
  const ids = (state().library?.games ?? []).flatMap(({ records }) => records);
  const texts = Promise.all(ids.map(actions.recordOfGame));
  await browser.until(texts);
  return (await texts).map(eventsOf);
}

describe('a browser in which everything takes up to 20 seconds', () => {
  it('loses no game, and takes no slowness for another tab', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.integer({ min: 500, max: 20_000 })),
        steps,
        async (stream, taken) => {
          const remembered = new Map<string, string>();
          vi.stubGlobal('sessionStorage', {
            getItem: (name: string) => remembered.get(name) ?? null,
            setItem: (name: string, text: string) => remembered.set(name, text),
          });
          const delay = (): number => stream.next().value as number;
          const browser = simulatedBrowser({ lock: delay, message: delay, unload: delay });
          const tab = slowTab(browser, delay);
          const said: string[] = [];
          /** The longest list of events of each game that its player has seen. */
          const seen = new Map<string, readonly string[]>();
          const open = async (): Promise<Visit> => {
            const visit = tab.visit();
            visit.page.store.subscribe(({ notice, table }) => {
              if (notice) said.push(notice.headline);
              const events = eventsOf(visit.page.actions.exportRecord());
              const before = seen.get(table?.recordId ?? '') ?? [];
              if (table?.turns && events.length > before.length) seen.set(table.recordId, events);
            });
            await browser.pass(300_000, 1000);
            return visit;
          };
          let visit = await open();
          for (const { step, blocked, waits } of taken) {
            visit.simulated.block(blocked);
            if (step.kind === 'reload') {
              const before = visit.page.state().table;
              visit.simulated.leave();
              visit = await open();
              expect(visit.page.state().table?.recordId).toBe(before?.recordId);
              // An older copy of a game, opened just before, may give way to what the library has.
              expect(visit.page.state().table?.turns ?? 0).toBeGreaterThanOrEqual(
                before?.turns ?? 0,
              );
            } else take(step, visit);
            await browser.pass(1 + waits, 1000);
          }
          visit.simulated.leave();
          const last = await open();
          const kept = await recordsOf(browser, last.page);
          for (const events of seen.values()) {
            expect(kept.map((each) => each.slice(0, events.length))).toContainEqual(events);
          }
          expect(said).toEqual([]);
        },
      ),
      runs(60, 500),
    );
  });
});
