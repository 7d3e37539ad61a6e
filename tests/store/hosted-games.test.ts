import { expect, it } from 'vitest';
import { retryNow } from '../../src/store';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { dealt, onlineAs, playOn, type Tab } from '../support/tabs';

browserForEachTest();

const recordIn = (tab: Tab, id: string | undefined): Promise<string | undefined> =>
  tab.within(() => tab.actions.recordOfGame(id ?? ''));

const gameAt = ({ state, actions }: Tab) => ({
  id: state().table?.recordId,
  record: actions.exportRecord(),
});

it.each([
  ['finished', Infinity],
  ['abandoned', 2],
])('a host has the %s game in its library once the next is dealt', async (_what, turns) => {
  const { host, guest } = await dealt(browser);
  await playOn(browser, turns, host, guest);
  const { id, record } = gameAt(host);
  if (turns === Infinity) {
    host.actions.wantRematch(true);
    await browser.until(() => expect(onlineAs(guest, 'guest').state.rematch).not.toEqual([]));
    guest.actions.wantRematch(true);
  } else {
    host.actions.dealGame();
    await browser.until(() => expect(onlineAs(guest, 'guest').state.newDeal).toBeDefined());
    guest.actions.answerDeal(true);
  }
  await browser.until(() => expect(host.state().table?.recordId).not.toBe(id));
  expect(host.state().hasGames).toBe(true);
  expect(await recordIn(host, id)).toBe(record);
});

it('a host has the finished game in its library if it retries one of its turns', async () => {
  const { host, guest } = await dealt(browser);
  await playOn(browser, Infinity, host, guest);
  const { id, record } = gameAt(host);
  await host.actions.startReview(false);
  await browser.until(() => expect(host.state().review?.state).toBe('done'));
  await host.actions.tryAgain(1);
  expect(host.state().table).toMatchObject({ turns: 0, online: undefined });
  await browser.until(() => expect(retryNow(host.state())).toEqual({ finished: id, turn: 1 }));
  host.actions.leaveTable();
  expect(await recordIn(host, id)).toBe(record);
});
