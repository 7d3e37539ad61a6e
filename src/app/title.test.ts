import { describe, expect, it } from 'vitest';
import { syncTitle } from './title';
import { browser, browserForEachTest } from '../../tests/support/browser-for-each-test';
import { dealt, playBest } from '../../tests/support/tabs';

browserForEachTest();

const TURN = 'Your turn · ScraeBBKle';

describe('the title of the page', () => {
  it('tells whose player is to move at a shared table, and not once it is left', async () => {
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
