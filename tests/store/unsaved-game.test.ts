import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRecord } from '../../src/engine';
import { storedGame } from '../support/kept-games';
import { PLAIN_DRAWS, smallGame, startSmall } from '../support/page';
import { valueOf } from '../support/results';
import { browserWithDatabase, type TabWithDatabase } from '../support/tabs-with-database';

afterEach(() => vi.unstubAllGlobals());

const gameOf = (...moves: readonly string[]) => {
  const game = smallGame(PLAIN_DRAWS, {}, ...moves);
  return { ...game, record: { ...game.record, id: 'game' } };
};

const sorted = (turns: Readonly<Record<string, number | undefined>>): readonly unknown[] =>
  Object.values(turns).toSorted((a = 0, b = 0) => a - b);

/** In ms, longer than any other wait in these tests. */
const BLOCKED = 1_000_000;

/** A page with an unsaved turn of a library game whose lock an unresponsive page holds. */
async function gameWaitingForLock() {
  const tabs = browserWithDatabase();
  const { browser, open } = tabs;
  const holder = await open();
  startSmall(holder);
  await browser.pass(10_000);
  holder.actions.pass();
  await browser.pass(10_000);
  holder.simulated.block(BLOCKED);
  const waiting = await open();
  const imported = waiting.actions.importRecord(holder.actions.exportRecord() ?? '');
  await browser.until(imported);
  valueOf(await imported);
  await browser.pass(10_000);
  waiting.actions.liftCurtain();
  waiting.actions.pass();
  return { ...tabs, holder, waiting };
}

/** A browser with a game in its library, and a branch of it from a page that was closed. */
async function browserWithUnsaved() {
  const tabs = browserWithDatabase();
  const storage = tabs.storage();
  await storage.write('game/game', storedGame(gameOf('NOTE,2b', ','), 0));
  await storage.write('unsaved/1', formatRecord(gameOf('NOT,2b').record));
  return { ...tabs, unsaved: () => storage.names('unsaved/') };
}

describe('a game whose page was closed before it was saved', () => {
  it('is saved once by two pages that open at the same time', async () => {
    const { browser, open, turnsKept, unsaved } = await browserWithUnsaved();
    const pages = [await open(), await open()];
    await Promise.all(pages.map(({ restore }) => restore()));
    await browser.pass(10_000);
    expect(sorted(await turnsKept())).toEqual([1, 2]);
    expect(await unsaved()).toEqual([]);
  });

  it.each([
    ['closes', (holder: TabWithDatabase) => holder.simulated.leave()],
    ['reports that it has the game', () => undefined],
  ])('is not saved again by a page that waits until another %s', async (_what, end) => {
    const { browser, open, turnsKept, holder, waiting } = await gameWaitingForLock();
    startSmall(waiting);
    await browser.pass(10_000);
    await (await open()).restore();
    await browser.pass(10_000);
    const kept = await turnsKept();
    expect(sorted(kept)).toEqual([1, 2]);
    end(holder);
    await browser.pass(2 * BLOCKED, BLOCKED / 100);
    expect(await turnsKept()).toEqual(kept);
  });

  it('is saved by the next page if its own page has lost its slot', async () => {
    const { browser, open, turnsKept, waiting } = await gameWaitingForLock();
    await waiting.loseSlot();
    waiting.simulated.leave();
    expect(sorted(await turnsKept())).toEqual([1]);
    await (await open()).restore();
    await browser.pass(10_000);
    expect(sorted(await turnsKept())).toEqual([1, 2]);
  });

  it('is saved once even if a page was closed before it could delete the copy', async () => {
    const { browser, open, turnsKept, unsaved, storage } = await browserWithUnsaved();
    const saving = await open();
    const text = (await storage().read('unsaved/1')) ?? '';
    await saving.restore();
    await browser.pass(10_000);
    await storage().write('unsaved/1', text);
    await (await open()).restore();
    await browser.pass(10_000);
    expect(sorted(await turnsKept())).toEqual([1, 2]);
    expect(await unsaved()).toEqual([]);
  });
});
