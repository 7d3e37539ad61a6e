import { describe, expect, it } from 'vitest';
import { knownSeat } from '../../src/engine';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { at, valueOf } from '../support/results';
import { dealt, learnWords, playOn, type Tab, tilesOf } from '../support/tabs';

browserForEachTest();

async function gamesOf({ actions, state }: Tab) {
  await actions.readLibrary();
  return state().library?.games ?? [];
}

/** Waits until the library of a page has exactly one game, with this many turns. */
const untilKept = (page: Tab, turns: number): Promise<void> =>
  browser.until(() => {
    const texts = [...page.storage.texts].filter(([name]) => name.startsWith('game/'));
    expect(texts.map(([, text]) => JSON.parse(text.split('\n')[1] ?? '').turns)).toEqual([turns]);
  });

async function guestAlone(turns: number): Promise<Tab> {
  const { host, guest } = await dealt(browser);
  await playOn(browser, turns, host, guest);
  await untilKept(guest, turns);
  host.close();
  guest.actions.leaveTable();
  await browser.until(() => expect(guest.state().online).toBeUndefined());
  return guest;
}

describe('a guest', () => {
  it('saves its view of the game to the library after every turn', async () => {
    const { host, guest } = await dealt(browser);
    for (const turns of [1, 2, 3]) {
      await playOn(browser, turns, host, guest);
      await untilKept(guest, turns);
    }
    const [game] = await gamesOf(guest);
    expect(game?.card).toMatchObject({ turns: 3, seenFrom: 1 });
  });

  it('can look through the game after the host has gone', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 3, host, guest);
    await untilKept(guest, 3);
    const rack = tilesOf(guest);
    host.close();
    guest.actions.leaveTable();
    await browser.until(() => expect(guest.state().online).toBeUndefined());
    const [game] = await gamesOf(guest);
    valueOf(await guest.actions.openGame(game?.card.id ?? '', 'if-free'));
    const { table } = guest.state();
    expect(table).toMatchObject({
      isSeenOnly: true,
      phase: 'their-turn',
      turns: 3,
      hasRecord: true,
      online: undefined,
    });
    expect(tilesOf(guest)).toBe(rack);
    expect(at(table?.view.seats ?? [], 0).rack.kind).toBe('hidden');
    guest.actions.showTurn(1);
    expect(guest.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 1 });
  });

  it('can save that game to a file and open it', async () => {
    const guest = await guestAlone(3);
    const [game] = await gamesOf(guest);
    const text = await guest.actions.recordOfGame(game?.card.id ?? '');
    const other = browser.open();
    valueOf(await other.actions.importRecord(text ?? ''));
    expect(other.state().table).toMatchObject({ isSeenOnly: true, turns: 3 });
    expect(other.actions.exportRecord()).toBe(text);
    expect(knownSeat(JSON.parse(text ?? '').setup)).toBe(1);
  });

  it('can review the turns of its seat', async () => {
    const guest = await guestAlone(4);
    const [game] = await gamesOf(guest);
    valueOf(await guest.actions.openGame(game?.card.id ?? '', 'if-free'));
    await learnWords(guest);
    void guest.actions.startReview(true);
    await browser.until(() => expect(guest.state().review?.turnsInAll).toBe(2));
  });

  it('has the host’s record instead once the game is over', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 3, host, guest);
    await untilKept(guest, 3);
    await playOn(browser, Infinity, host, guest);
    await browser.until(() => expect(guest.state().table?.hasRecord).toBe(true));
    const record = host.actions.exportRecord();
    await browser.until(() => {
      const texts = [...guest.storage.texts].filter(([name]) => name.startsWith('game/'));
      expect(texts.map(([, text]) => text.split('\n').slice(2).join('\n'))).toEqual([record]);
    });
  });
});
