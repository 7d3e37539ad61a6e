import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRecord } from '../../src/engine';
import { storedRecord } from '../support/kept-games';
import '../support/loaded-parts';
import { startSmall } from '../support/page';
import { valueOf } from '../support/results';
import { browserWithDatabase, type TabWithDatabase } from '../support/tabs-with-database';

afterEach(() => vi.unstubAllGlobals());

/** In ms, longer than any other wait in these tests. */
const BLOCKED = 1_000_000;

/** A game of one turn in a tab whose events are blocked while another tab takes the game over. */
async function gameInBlockedTab() {
  const { browser, open, storage, turnsKept } = browserWithDatabase();
  const settle = (): Promise<void> => browser.pass(10_000);
  const take = async ({ state, actions }: TabWithDatabase, turn: () => void): Promise<void> => {
    if (state().table?.phase === 'curtain') actions.liftCurtain();
    turn();
    await settle();
  };
  const pass = (tab: TabWithDatabase): Promise<void> => take(tab, tab.actions.pass);

  const blocked = await open();
  startSmall(blocked);
  await settle();
  await pass(blocked);
  const game = blocked.state().table?.recordId ?? '';
  blocked.simulated.block(BLOCKED);
  return {
    blocked,
    pass,
    /** Ends the game in one tab, so that it differs from the other. */
    resign: (tab: TabWithDatabase): Promise<void> => take(tab, tab.actions.resign),
    /** Opens the library's copy in another tab, which takes the game over. */
    takeOver: async (): Promise<TabWithDatabase> => {
      const other = await open();
      const opening = other.actions.openGame(game, 'take-over');
      await browser.until(opening);
      valueOf(await opening);
      await settle();
      return other;
    },
    /** Opens a file with an earlier record in another tab, which takes the game over. */
    takeOverWith: async (record: string): Promise<TabWithDatabase> => {
      const other = await open('take-over');
      const imported = other.actions.importRecord(record);
      await browser.until(imported);
      valueOf(await imported);
      await settle();
      return other;
    },
    /** Opens the blocked tab's slot in another page, which takes everything in it over. */
    takeOverSlot: async (): Promise<TabWithDatabase> => {
      const other = await open('take-over', 1);
      await other.restore();
      await settle();
      return other;
    },
    openAgain: async (): Promise<TabWithDatabase> => {
      const page = await open(undefined, 1);
      await page.restore();
      return page;
    },
    /** Delivers all blocked events. */
    unblock: () => browser.pass(2 * BLOCKED, BLOCKED / 10),
    /** The last event of each game in the database, saved or yet to be saved. */
    lastTurns: async () => {
      const { names, read } = storage();
      const all = [...(await names('game/')), ...(await names('unsaved/'))];
      const texts = await Promise.all(all.map(read));
      return texts.map((text = '') => {
        const parsed = parseRecord(storedRecord(text), undefined);
        return parsed.ok ? parsed.value.record.events.at(-1)?.kind : undefined;
      });
    },
    /** The number of turns in the library: of the game that was taken over, and of all others. */
    turnsKept: async () => {
      const { [game]: own, ...others } = await turnsKept();
      return { own, others: Object.values(others) };
    },
  };
}

describe('a blocked tab whose game another tab has taken over', () => {
  it('overwrites no turn of the other tab and saves its own turn as a separate game', async () => {
    const { blocked, takeOver, pass, resign, unblock, turnsKept } = await gameInBlockedTab();
    const other = await takeOver();
    for (let turn = 0; turn < 2; turn++) await pass(other);
    await resign(blocked);
    expect(await turnsKept()).toEqual({ own: 3, others: [2] });
    await unblock();
    expect(await turnsKept()).toEqual({ own: 3, others: [2] });
    expect(blocked.state().table).toBeUndefined();
    expect(other.state()).toMatchObject({ table: { turns: 3 }, notice: undefined });
  });

  it('leaves the game in the slot, which now belongs to the other tab', async () => {
    const { blocked, takeOverSlot, openAgain, unblock } = await gameInBlockedTab();
    const other = await takeOverSlot();
    await unblock();
    expect(blocked.state().table).toBeUndefined();
    other.simulated.leave();
    expect((await openAgain()).state().table).toMatchObject({ turns: 1 });
  });

  it.each([
    ['after the other tab has played', 1],
    ['before the other tab has played', 0],
  ])('has saved its turn %s when it reloads without its slot', async (_when, turns) => {
    const { blocked, takeOverSlot, pass, resign, openAgain, turnsKept, lastTurns } =
      await gameInBlockedTab();
    const other = await takeOverSlot();
    for (let turn = 0; turn < turns; turn++) await pass(other);
    void resign(blocked);
    await blocked.loseSlot();
    expect(await lastTurns()).toContain('resign');
    blocked.simulated.leave();
    await openAgain();
    expect(await turnsKept()).toEqual({ own: 1 + turns, others: [2] });
  });

  it('then has its game in the library once', async () => {
    const { blocked, takeOverSlot, openAgain, turnsKept } = await gameInBlockedTab();
    await takeOverSlot();
    await blocked.loseSlot();
    blocked.simulated.leave();
    await openAgain();
    expect(await turnsKept()).toEqual({ own: 1, others: [] });
  });

  it('finds no game in its own slot once that was taken over', async () => {
    const { takeOver, openAgain, unblock } = await gameInBlockedTab();
    await takeOver();
    await unblock();
    expect((await openAgain()).state().table).toBeUndefined();
  });

  it('leaves the game to the other tab even before that has played', async () => {
    const { blocked, takeOver, pass, resign, unblock, turnsKept } = await gameInBlockedTab();
    const other = await takeOver();
    await resign(blocked);
    for (let turn = 0; turn < 2; turn++) await pass(other);
    await unblock();
    expect(await turnsKept()).toEqual({ own: 3, others: [2] });
    expect(other.state()).toMatchObject({ table: { turns: 3 }, notice: undefined });
  });

  it('has its saved turn in the library once if the other tab plays differently', async () => {
    const { blocked, takeOverWith, pass, resign, unblock, turnsKept } = await gameInBlockedTab();
    const record = blocked.actions.exportRecord() ?? '';
    await resign(blocked);
    const other = await takeOverWith(record);
    await pass(other);
    await unblock();
    expect(await turnsKept()).toEqual({ own: 2, others: [2] });
    expect(other.state()).toMatchObject({ table: { turns: 2 }, notice: undefined });
  });
});
