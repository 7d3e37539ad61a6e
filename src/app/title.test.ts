import { describe, expect, it } from 'vitest';
import { syncTitle } from './title';
import { browser, browserForEachTest } from '../../tests/support/browser-for-each-test';
import { dealt, playBest } from '../../tests/support/tabs';

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
