import { describe, expect, it, vi } from 'vitest';
import { followSounds, requestPersistentStorage, syncTitle } from './follow-game';
import type { Sound } from './tones';
import { browser, browserForEachTest } from '../../tests/support/browser-for-each-test';
import { settled } from '../../tests/support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../tests/support/page';
import { seatsOf } from '../../tests/support/seats';
import { dealt, playBest, playOn, type Tab } from '../../tests/support/tabs';

browserForEachTest();

const TURN = 'Your turn · ScraeBBKle';

describe('page title', () => {
  it('shows whose turn it is at a shared table, until the table is left', async () => {
    const { host, guest } = await dealt(browser);
    const [hosts, guests] = [{ title: '' }, { title: '' }];
    syncTitle(hosts, host.store);
    syncTitle(guests, guest.store);
    expect([hosts.title, guests.title]).toEqual([TURN, 'ScraeBBKle']);
    playBest(host);
    await browser.until(() => expect(guests.title).toBe(TURN));
    expect(hosts.title).toBe('ScraeBBKle');
    guest.actions.leaveTable();
    await browser.until(() => expect(guests.title).toBe('ScraeBBKle'));
  });
});

function heardAt({ store }: Tab): readonly Sound[] {
  const heard: Sound[] = [];
  followSounds(store, async () => ({ play: (sound) => heard.push(sound) }));
  return heard;
}

describe('sounds', () => {
  it('are off by default, and switching them on plays one', async () => {
    const { host } = await dealt(browser);
    const heard = heardAt(host);
    playBest(host);
    await settled();
    expect(heard).toEqual([]);
    host.actions.setSounds(true);
    await settled();
    expect(heard).toEqual(['tile']);
  });

  it('are played once each for a tile, a move, a turn and the end', async () => {
    const { host, guest } = await dealt(browser);
    for (const { actions } of [host, guest]) actions.setSounds(true);
    const [hosts, guests] = [heardAt(host), heardAt(guest)];
    playBest(host);
    await browser.until(() => expect(guests).toContain('turn'));
    expect(guests).toEqual(['turn']);
    expect(hosts).toEqual(expect.arrayContaining(['tile', 'move']));
    await playOn(browser, Infinity, host, guest);
    await settled();
    for (const heard of [hosts, guests]) {
      expect(heard.filter((sound) => sound === 'end')).toHaveLength(1);
      expect(heard.at(-1)).toBe('end');
    }
  });

  it('show a notice if they fail to load when switched on, but none during the game', async () => {
    const { host } = await dealt(browser);
    followSounds(host.store, () => Promise.reject(new Error('No network')));
    host.actions.setSounds(true);
    await settled();
    expect(host.state().settings.sounds).toBe(true);
    expect(host.state().notice).toMatchObject({
      tone: 'refusal',
      headline: 'Couldn’t load this part. Check your connection and try again.',
    });
    playBest(host);
    await settled();
    expect(host.state().notice).toBeUndefined();
  });
});

function countingBrowser() {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  return persist;
}

describe('persistent storage', () => {
  it('asks once a person has finished a game, and never again', async () => {
    const persist = countingBrowser();
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}, ',', ',', ','));
    requestPersistentStorage(page.store);
    page.actions.showTurn(3);
    expect(persist).not.toHaveBeenCalled();
    page.actions.liftCurtain();
    page.actions.pass();
    await settled();
    expect(page.state().table?.phase).toBe('over');
    expect(persist).toHaveBeenCalledTimes(1);
    page.actions.showTurn(1);
    page.actions.showTurn(4);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('does not ask for a game between computers', async () => {
    const persist = countingBrowser();
    const seats = seatsOf('computer', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }, ',', ',', ',', ','));
    requestPersistentStorage(page.store);
    page.actions.showTurn(1);
    page.actions.showTurn(4);
    expect(page.state().table?.phase).toBe('over');
    expect(persist).not.toHaveBeenCalled();
  });

  it('does nothing if the browser has no persistent storage', async () => {
    vi.stubGlobal('navigator', {});
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}, ',', ',', ','));
    requestPersistentStorage(page.store);
    page.actions.liftCurtain();
    page.actions.pass();
    await settled();
    expect(page.state().table?.phase).toBe('over');
  });
});
