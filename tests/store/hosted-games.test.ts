import { expect, it } from 'vitest';
import { MAX_LENGTH } from '../../src/engine';
import { retryNow } from '../../src/store';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { CHOICE, dealt, onlineAs, playOn, reopened, type Tab } from '../support/tabs';

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

it('a game with the longest names that rules may predefine continues after a reload', async () => {
  const fixed = ['🦊', '🐻'].map(
    (each) => ({ name: each.repeat(MAX_LENGTH.name), player: 'human' }) as const,
  );
  const rules = { ...CHOICE.rules, seats: { least: 2, most: 2, fixed } };
  const seats = CHOICE.seats.map((each, seat) => ({ ...each, ...fixed[seat] }));
  const { host, guest } = await dealt(browser, { ...CHOICE, rules, seats });
  await playOn(browser, 2, host, guest);
  const { id } = gameAt(host);
  for (const tab of [host, guest]) {
    const again = await reopened(browser, tab);
    await browser.until(() =>
      expect(again.state().table).toMatchObject({ recordId: id, turns: 2 }),
    );
    expect(again.state().table?.view.seats[0]?.name).toBe(fixed[0]?.name);
  }
});
