import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameLocks, createTabLocks, takeTabSlot } from '../../src/persistence';
import { runs } from '../arbitraries/runs';
import { type Delays, simulatedBrowser, type SimulatedPage } from '../support/simulated-browser';

const AT_ONCE: Delays = { lock: () => 0, message: () => 0, unload: () => 0 };

function stubSessionStorage(): void {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
}

beforeEach(stubSessionStorage);
afterEach(() => vi.unstubAllGlobals());

/** Exposes the value of a promise once it has settled. */
function watched<T>(promise: Promise<T>): { value: T | undefined } {
  const seen: { value: T | undefined } = { value: undefined };
  void promise.then((value) => {
    seen.value = value;
  });
  return seen;
}

const gameLocksOf = ({ environment }: SimulatedPage) =>
  createGameLocks(createTabLocks(environment));

describe('a game lock', () => {
  it('waits for a slow previous page, however long it takes', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, unload: () => 60_000 });
    const before = browser.open();
    const held = watched(gameLocksOf(before).request('game', 'if-free', () => {}).outcome);
    await browser.pass(1000);
    expect(held.value).toBe('held');
    before.leave();
    const outcome = watched(
      gameLocksOf(browser.open()).request('game', 'if-free', () => {}).outcome,
    );
    await browser.pass(59_000);
    expect(outcome.value).toBeUndefined();
    await browser.pass(3000);
    expect(outcome.value).toBe('held');
  });

  it('is held elsewhere once another tab answers, even after a blocked main thread', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const other = browser.open();
    const held = watched(gameLocksOf(other).request('game', 'if-free', () => {}).outcome);
    await browser.pass(1000);
    expect(held.value).toBe('held');
    other.block(5000);
    const outcome = watched(
      gameLocksOf(browser.open()).request('game', 'if-free', () => {}).outcome,
    );
    await browser.pass(4000);
    expect(outcome.value).toBeUndefined();
    await browser.pass(3000);
    expect(outcome.value).toBe('held-elsewhere');
  });

  it('is not held elsewhere after a single answer of a page that is closing', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, message: () => 10, unload: () => 10_000 });
    const before = browser.open();
    void gameLocksOf(before).request('game', 'if-free', () => {});
    await browser.pass(1000);
    before.block(2000);
    const outcome = watched(
      gameLocksOf(browser.open()).request('game', 'if-free', () => {}).outcome,
    );
    // It answers the pending questions and closes.
    await browser.pass(2015, 5);
    before.leave();
    await browser.pass(20_000);
    expect(outcome.value).toBe('held');
  });

  it('is held elsewhere even if answers are slow', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, message: () => 1600 });
    void gameLocksOf(browser.open()).request('game', 'if-free', () => {});
    await browser.pass(1000);
    const { outcome } = gameLocksOf(browser.open()).request('game', 'if-free', () => {});
    const seen = watched(outcome);
    await browser.pass(10_000);
    expect(seen.value).toBe('held-elsewhere');
  });

  it('is kept until every user in its tab has released it', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const own = gameLocksOf(browser.open());
    const users = [1, 2].map(() => own.request('game', 'if-free', () => {}));
    await browser.pass(1000);
    users[0]?.release();
    users[0]?.release();
    const other = watched(gameLocksOf(browser.open()).request('game', 'if-free', () => {}).outcome);
    await browser.pass(1000);
    expect(other.value).toBe('held-elsewhere');
    users[1]?.release();
    const next = gameLocksOf(browser.open()).request('game', 'if-free', () => {});
    expect(await settledIn(browser, next.outcome)).toBe('held');
  });

  it('can be taken over from a tab, which is notified', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const lost = vi.fn();
    const first = gameLocksOf(browser.open());
    void first.request('game', 'if-free', lost);
    await browser.pass(1000);
    const second = gameLocksOf(browser.open());
    const outcome = watched(second.request('game', 'take-over', () => {}).outcome);
    await browser.pass(1000);
    expect(outcome.value).toBe('held');
    expect(lost).toHaveBeenCalledOnce();
    expect(await settledIn(browser, first.elsewhere())).toEqual(['game']);
  });

  it('is free once its tab releases it', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const first = gameLocksOf(browser.open());
    const { release } = first.request('game', 'if-free', () => {});
    await browser.pass(1000);
    release();
    const outcome = watched(
      gameLocksOf(browser.open()).request('game', 'if-free', () => {}).outcome,
    );
    await browser.pass(1000);
    expect(outcome.value).toBe('held');
  });

  it('reports nothing about other tabs if its request is cancelled', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, lock: () => 5000 });
    const locks = gameLocksOf(browser.open());
    const { outcome, release } = locks.request('game', 'if-free', () => {});
    release();
    expect(await settledIn(browser, outcome)).toBe('cancelled');
  });

  it('is granted if the browser refuses all locks', async () => {
    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
    const { environment } = simulatedBrowser(AT_ONCE).open();
    const locks = { request: refuse, query: refuse };
    const gameLocks = createGameLocks(createTabLocks({ ...environment, locks }));
    expect(await gameLocks.request('game', 'if-free', () => {}).outcome).toBe('held');
    expect(await gameLocks.elsewhere()).toEqual([]);
  });

  it('is granted if the browser has no locks', async () => {
    const gameLocks = createGameLocks(undefined);
    expect(await gameLocks.request('game', 'if-free', () => {}).outcome).toBe('held');
    expect(await gameLocks.elsewhere()).toBeUndefined();
  });

  it('is still listed as elsewhere if its tab has answered before and is busy now', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const other = browser.open();
    void gameLocksOf(other).request('game', 'if-free', () => {});
    await browser.pass(1000);
    const own = gameLocksOf(browser.open());
    expect(await settledIn(browser, own.elsewhere())).toEqual(['game']);
    other.block(5000);
    const listed = watched(own.elsewhere());
    await browser.pass(1000);
    expect(listed.value).toEqual(['game']);
  });

  it('is not listed as elsewhere if its tab does not answer', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, unload: () => 60_000 });
    const before = browser.open();
    void gameLocksOf(before).request('game', 'if-free', () => {});
    await browser.pass(1000);
    before.leave();
    const listed = watched(gameLocksOf(browser.open()).elsewhere());
    await browser.pass(1000);
    expect(listed.value).toEqual([]);
  });
});

const slotOf = ({ environment }: SimulatedPage, onLost = () => {}) =>
  takeTabSlot(createTabLocks(environment), onLost);

describe('the slot of a tab', () => {
  it('is the same after a reload, even if the previous page closes slowly', async () => {
    const browser = simulatedBrowser({ ...AT_ONCE, unload: () => 30_000 });
    const before = browser.open();
    expect(await settledIn(browser, slotOf(before)())).toBe(1);
    before.leave();
    const slot = watched(slotOf(browser.open())());
    await browser.pass(29_000);
    expect(slot.value).toBeUndefined();
    await browser.pass(5000);
    expect(slot.value).toBe(1);
  });

  it('differs in a duplicated tab', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    expect(await settledIn(browser, slotOf(browser.open())())).toBe(1);
    expect(await settledIn(browser, slotOf(browser.open())())).toBe(2);
  });

  it('can be taken over, and the previous tab no longer saves to it', async () => {
    const browser = simulatedBrowser(AT_ONCE);
    const blocked = browser.open();
    const onLost = vi.fn();
    const slot = slotOf(blocked, onLost);
    expect(await settledIn(browser, slot())).toBe(1);
    blocked.block(60_000);
    const locks = createTabLocks(browser.open().environment);
    const taken = takeTabSlot(locks, () => {});
    await browser.pass(5000);
    locks.takeOverPending();
    expect(await settledIn(browser, taken())).toBe(1);
    expect(onLost).not.toHaveBeenCalled();
    await browser.pass(60_000);
    expect(onLost).toHaveBeenCalledOnce();
    expect(await settledIn(browser, slot())).toBeUndefined();
    expect(await settledIn(browser, taken())).toBe(1);
  });

  it('is the first if the browser has no locks, or refuses them all', async () => {
    expect(await takeTabSlot(undefined, () => {})()).toBe(1);
    const request = () => Promise.reject(new DOMException('No', 'SecurityError'));
    const { environment } = simulatedBrowser(AT_ONCE).open();
    const locks = { ...environment.locks, request };
    expect(await takeTabSlot(createTabLocks({ ...environment, locks }), () => {})()).toBe(1);
  });

  it('stays the same through reloads with random delays, as does the lock on its game', async () => {
    const slow = fc.integer({ min: 0, max: 20_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(slow),
        fc.array(fc.record({ stays: slow, isBlocked: fc.integer({ min: 0, max: 5000 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (stream, visits) => {
          stubSessionStorage();
          const next = () => stream.next().value as number;
          const browser = simulatedBrowser({ lock: next, message: next, unload: next });
          const first = browser.open();
          void slotOf(first)();
          await browser.pass(60_000, 1000);
          first.leave();
          for (const { stays, isBlocked } of visits) {
            const page = browser.open();
            const locks = createTabLocks(page.environment);
            void takeTabSlot(locks, () => {})();
            void createGameLocks(locks).request('game', 'if-free', () => {});
            page.block(isBlocked);
            await browser.pass(stays, 1000);
            page.leave();
          }
          const last = browser.open();
          const locks = createTabLocks(last.environment);
          const slot = watched(takeTabSlot(locks, () => {})());
          const game = watched(createGameLocks(locks).request('game', 'if-free', () => {}).outcome);
          await browser.pass(250_000, 1000);
          expect(slot.value).toBe(1);
          expect(game.value).toBe('held');
        },
      ),
      runs(30, 500),
    );
  });
});

async function settledIn<T>(
  browser: ReturnType<typeof simulatedBrowser>,
  promise: Promise<T>,
): Promise<T | undefined> {
  const seen = watched(promise);
  await browser.pass(2000);
  return seen.value;
}
