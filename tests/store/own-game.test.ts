import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { PLAIN_DRAWS, slowStorage, smallGame, startSmall } from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { ENTRY_FILES } from '../support/entry';
import { settled } from '../support/fake-services';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { deal, fragmentFor, hosting, joining, onlineAs } from '../support/tabs';

browserForEachTest();

const OWN = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b');

/** A guest that leaves a shared game while its own game takes long to read. */
async function leaving() {
  const storage = slowStorage('record');
  const guest = browser.open(storage, ENTRY_FILES);
  valueOf(await guest.actions.importRecord(formatRecord(OWN.record)));
  await settled();
  const host = await hosting(browser);
  await joining(browser, host, 'Ann', 1, guest);
  await deal(browser, host, guest);
  storage.hold();
  guest.actions.leaveTable();
  await browser.until(() => expect(guest.state().table).toBeUndefined());
  return { guest, storage };
}

describe('the game of this page that a shared game had replaced', () => {
  it('comes back although its text takes long', async () => {
    const { guest, storage } = await leaving();
    await browser.pass(5000);
    await storage.arrive();
    expect(guest.state().table?.recordId).toBe(OWN.record.id);
  });

  it('does not cover a game that is entered meanwhile', async () => {
    const { guest, storage } = await leaving();
    await browser.pass(2000);
    await guest.actions.enterGame();
    await storage.arrive();
    expect(guest.state()).toMatchObject({ table: { recordId: OWN.record.id }, isAtFront: true });
    expect(guest.state().entry).toBeDefined();
  });

  it('does not replace a game that was started meanwhile', async () => {
    const { guest, storage } = await leaving();
    startSmall(guest);
    const id = guest.state().table?.recordId;
    await storage.arrive();
    expect(guest.state().words.kind).toBe('ready');
    await browser.pass(2000);
    expect(guest.state().table?.recordId).toBe(id);
    expect(storage.texts.get('record')).toContain(id);
  });

  it('does not keep the player from the next shared game', async () => {
    const { guest, storage } = await leaving();
    const host = await hosting(browser);
    await guest.actions.visit(fragmentFor(host, 1));
    guest.within(() => guest.actions.joinTable('Ann', fragmentFor(host, 1)));
    await browser.until(() => expect(onlineAs(guest, 'guest').state.status?.kind).toBe('seated'));
    await deal(browser, host, guest);
    const id = guest.state().table?.recordId;
    await storage.arrive();
    await browser.pass(2000);
    expect(guest.state().table).toMatchObject({ recordId: id, online: 'guest' });
  });
});
