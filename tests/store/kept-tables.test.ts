import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { fakeStorage } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { settled } from '../support/fake-services';
import {
  CHOICE,
  deal,
  dealt,
  hosting,
  joining,
  learnWords,
  onlineAs,
  playOn,
  type Tab,
} from '../support/tabs';

type Texts = Readonly<Record<string, string>>;

/** Tables saved before the module `src/online` existed. */
const KEPT = JSON.parse(
  readFileSync(new URL('../golden/kept-tables.json', import.meta.url), 'utf8'),
) as Readonly<
  Record<
    'game' | 'unheard' | 'pending' | 'dealing',
    { readonly host: Texts; readonly guest: Texts; readonly record?: string }
  >
>;

browserForEachTest();

async function openedOn(texts: Texts): Promise<Tab> {
  const tab = browser.open(fakeStorage(texts));
  await tab.within(() => tab.restore());
  return tab;
}

async function opened(
  name: keyof typeof KEPT,
): Promise<{ readonly host: Tab; readonly guest: Tab }> {
  const host = await openedOn(KEPT[name].host);
  await learnWords(host);
  const guest = await openedOn(KEPT[name].guest);
  return { host, guest };
}

const turnsAt = ({ state }: Tab) => state().table?.turns;

/** Plays to the end, and checks that both pages have the record with verified draws. */
async function expectPlayedOut(host: Tab, guest: Tab): Promise<void> {
  await learnWords(guest);
  await playOn(browser, Infinity, host, guest);
  await browser.until(() =>
    expect(onlineAs(guest, 'guest').state.draws).toMatchObject({
      kind: 'verified',
      result: { ok: true },
    }),
  );
  const { draws } = onlineAs(guest, 'guest').state;
  expect(draws?.kind === 'verified' && formatRecord(draws.game.record)).toBe(
    host.actions.exportRecord(),
  );
}

describe('a table saved by an earlier version', () => {
  it('continues on both pages to the same end', async () => {
    const { host, guest } = await opened('game');
    expect(host.actions.exportRecord()).toBe(KEPT.game.record);
    await browser.until(() => expect([turnsAt(host), turnsAt(guest)]).toEqual([3, 3]));
    await expectPlayedOut(host, guest);
  });

  it('has the guest’s move that had not reached the host', async () => {
    const { host, guest } = await opened('unheard');
    await browser.until(() => expect([turnsAt(host), turnsAt(guest)]).toEqual([1, 1]));
    await expectPlayedOut(host, guest);
  });

  it('has the move that waited for its draw', async () => {
    const { host, guest } = await opened('pending');
    await browser.until(() => expect([turnsAt(host), turnsAt(guest)]).toEqual([1, 1]));
    await expectPlayedOut(host, guest);
  });

  it('completes the deal that was in progress', async () => {
    const { host, guest } = await opened('dealing');
    await browser.until(() => expect([turnsAt(host), turnsAt(guest)]).toEqual([0, 0]));
    await expectPlayedOut(host, guest);
    await deal(browser, host, guest);
  });
});

describe('a table that cannot be opened at the start, since its code does not load', () => {
  /** A tab that fails once to open the part for shared tables. */
  async function openedLate(before: Tab): Promise<Tab> {
    before.close();
    let isReachable = false;
    const { storage } = before;
    const tab = browser.open({
      ...storage,
      read: async (name) => {
        if (name === 'meeting' && !isReachable) throw new TypeError('Failed to fetch');
        return storage.read(name);
      },
    });
    await tab.within(() => tab.restore());
    expect(tab.state()).toMatchObject({ online: undefined, notice: { isLoadError: true } });
    isReachable = true;
    return tab;
  }

  it.each<[string, (tab: Tab) => Promise<unknown> | void]>([
    ['invites a friend', ({ actions }) => actions.inviteFriend()],
    ['opens a table', ({ actions }) => actions.startGame(CHOICE)],
    ['follows a link', ({ actions }) => actions.visit('#join=another')],
  ])('is back as soon as its host %s', async (_what, act) => {
    const { host, guest } = await dealt(browser);
    const game = host.state().table?.recordId;
    const again = await openedLate(host);
    await again.within(() => act(again));
    await browser.until(() => expect(again.state().table?.recordId).toBe(game));
    await settled();
    expect(onlineAs(again, 'host').state.isPlaying).toBe(true);
    await learnWords(again);
    await playOn(browser, 2, again, guest);
  });
});

describe('a table in a browser whose storage no longer answers', () => {
  it('goes on at both pages', async () => {
    let isHanging = false;
    const open = (): Tab => {
      const storage = fakeStorage();
      const write = async (name: string, text: string): Promise<boolean> =>
        isHanging ? new Promise(() => {}) : storage.write(name, text);
      return browser.open({ ...storage, write });
    };
    const host = await hosting(browser, CHOICE, open());
    const guest = await joining(browser, host, 'Ann', 1, open());
    isHanging = true;
    await deal(browser, host, guest);
    await learnWords(host);
    await learnWords(guest);
    await playOn(browser, 2, host, guest);
    expect([turnsAt(host), turnsAt(guest)]).toEqual([2, 2]);
  });
});
