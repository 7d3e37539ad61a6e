import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { tableNotOpenedSentence } from '../../src/messages';
import { settled } from '../support/fake-services';
import { seatsOf } from '../support/seats';
import { fakeStorage, PLAIN_DRAWS, smallGame } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import {
  dealt,
  hosting,
  joining,
  keptOtherwise,
  learnWords,
  playBest,
  playOn,
  reopened,
  type Tab,
} from '../support/tabs';

browserForEachTest();

const LOCAL_TEXT = formatRecord(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b', ',').record,
);

describe('a shared table saved by an earlier version', () => {
  /** The format before pages proved their identity: JSON texts inside JSON texts. */
  const formerly = (tab: Tab): string => {
    const isHost = tab.state().online?.role === 'host';
    const text = keptOtherwise(tab, (kept) =>
      kept
        .replace(/"secretKey":"(\w{32})\w{32}"/, isHost ? '"x":0' : '"token":"$1"')
        .replace('"x":0,', '')
        .replace(/"key":"(\w{32})\w{32}"/, '"token":"$1"')
        .replace(/("guest":{.*?)"host":"\w+",/, '$1'),
    );
    const { host, guest, ...rest } = JSON.parse(text) as {
      readonly host?: { readonly game: { readonly record: object } | null };
      readonly guest?: object;
    };
    const game = host?.game && { ...host.game, record: JSON.stringify(host.game.record) };
    return JSON.stringify({
      ...rest,
      ...(host && { host: JSON.stringify({ ...host, game }) }),
      ...(guest && { guest: JSON.stringify(guest) }),
    });
  };

  const openedOn = async (online: string, more: Readonly<Record<string, string>> = {}) => {
    const page = browser.open(fakeStorage({ online, ...more }));
    await page.within(() => page.restore());
    return page;
  };

  it('is not reopened, and a game that it hosted continues at this screen', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 2, host, guest);
    const record = host.actions.exportRecord() ?? '';
    const online = formerly(host);
    expect(online).toContain('token');
    expect(online).not.toContain('secretKey');
    for (const tab of [host, guest]) tab.close();
    const onlineWords = await host.storage.read('onlineWords');
    const page = await openedOn(online, { record: LOCAL_TEXT, onlineWords: onlineWords ?? '' });
    expect(page.state()).toMatchObject({ online: undefined, panel: undefined });
    expect(page.state().notice).toMatchObject({
      tone: 'remark',
      headline: tableNotOpenedSentence(true, true),
    });
    expect(page.actions.exportRecord()).toBe(record);
    expect(page.state().table).toMatchObject({ online: undefined, turns: 2 });
    expect(await page.actions.recordOfGame('game')).toBe(LOCAL_TEXT);
    expect(await page.storage.read('record')).toBe(record);
    await learnWords(page);
    page.actions.liftCurtain();
    playBest(page);
    await settled();
    expect(page.state().table?.turns).toBe(3);
    const again = await reopened(browser, page);
    expect(again.state().online).toBeUndefined();
    expect(again.state().table?.turns).toBe(3);
  });

  it('is reported if nothing was dealt or another page was the host', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host);
    for (const tab of [host, guest]) {
      const page = await openedOn(formerly(tab), { record: LOCAL_TEXT });
      expect(page.state().notice?.headline).toBe(tableNotOpenedSentence(true, false));
      expect(page.state().online).toBeUndefined();
      expect(page.actions.exportRecord()).toBe(LOCAL_TEXT);
      expect(await page.storage.read('online')).toBe('');
    }
  });

  it('leaves this page’s own game alone if its record is invalid', async () => {
    const { host } = await dealt(browser);
    const online = formerly(host).replaceAll('events', 'nothing');
    const page = await openedOn(online, { record: LOCAL_TEXT });
    expect(page.state().notice?.headline).toBe(tableNotOpenedSentence(true, false));
    expect(page.actions.exportRecord()).toBe(LOCAL_TEXT);
  });
});
