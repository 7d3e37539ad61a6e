import { describe, expect, it } from 'vitest';
import { HOST_AWAY, HOST_BACK } from '../../src/messages';
import { fakeStorage } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import {
  dealt,
  fragmentFor,
  hosting,
  keptOtherwise,
  onlineAs,
  reopened,
  type Tab,
} from '../support/tabs';

browserForEachTest();

describe('a page that impersonates the host of an invitation', () => {
  /** A page with the host's invitations but without its key. */
  async function falseHostOf(host: Tab): Promise<Tab> {
    const online = keptOtherwise(host, (text) =>
      text.replace(/"secretKey":"\w+"/, `"secretKey":"${'e'.repeat(64)}"`),
    );
    const eve = browser.open(fakeStorage({ online }));
    await eve.within(() => eve.restore());
    expect(onlineAs(eve, 'host').state.invitations).toEqual(
      onlineAs(host, 'host').state.invitations,
    );
    return eve;
  }

  it('receives nothing from a guest, who is warned and keeps waiting for the host', async () => {
    const host = await hosting(browser);
    const eve = await falseHostOf(host);
    host.close();
    const guest = browser.open();
    await guest.actions.visit(fragmentFor(eve, 1));
    const { fragment } = onlineAs(guest, 'visitor');
    guest.within(() => guest.actions.joinTable('Ann', fragment));
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state).toMatchObject({
        status: { kind: 'knocking' },
        hasMetFalseHost: true,
      }),
    );
    expect(onlineAs(eve, 'host').state.seats[1]?.at).toBe('open');
    expect(eve.said().join()).not.toContain('Ann');
    await reopened(browser, host);
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state).toMatchObject({
        status: { kind: 'seated' },
        hasMetFalseHost: false,
      }),
    );
  });

  it('does not attract a guest whose host is away', async () => {
    const { host, guest } = await dealt(browser);
    const eve = await falseHostOf(host);
    host.close();
    await browser.until(() => expect(guest.said().at(-1)).toBe(HOST_AWAY));
    await browser.until(() => expect(onlineAs(guest, 'guest').state.hasMetFalseHost).toBe(true));
    expect(onlineAs(eve, 'host').state.seats[1]?.isAway).toBe(true);
    await reopened(browser, host);
    await browser.until(() => expect(guest.said().at(-1)).toBe(HOST_BACK));
    expect(onlineAs(eve, 'host').state.seats[1]?.isAway).toBe(true);
  });
});
