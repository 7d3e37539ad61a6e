import { expect, it } from 'vitest';
import { newDealSentence, unprovedSentence } from '../../src/messages';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { at } from '../support/results';
import {
  dealt,
  keptOtherwise,
  learnWords,
  onlineAs,
  playOn,
  reopened,
  type Tab,
} from '../support/tabs';

browserForEachTest();

/** Reopens the host's page without its game and starts another one. */
async function dealtAgain(host: Tab): Promise<Tab> {
  const kept = keptOtherwise(host, (text) => {
    const table = JSON.parse(text) as { readonly host: object };
    return JSON.stringify({ ...table, host: { ...table.host, game: null } });
  });
  host.storage.texts.set('online', kept);
  const again = await reopened(browser, host);
  await browser.until(() =>
    expect(at(onlineAs(again, 'host').state.seats, 1)).toMatchObject({ isAway: false }),
  );
  again.actions.dealGame();
  return again;
}

it('a guest is asked about a new deal in the table dialog, and by announcement', async () => {
  const { host, guest } = await dealt(browser);
  await playOn(browser, 2, host, guest);
  const before = guest.state().table?.recordId;
  await dealtAgain(host);
  await browser.until(() => expect(guest.state().panel).toBe('online'));
  const { state } = onlineAs(guest, 'guest');
  expect(state.newDeal).toMatchObject({ isDeclined: false });
  expect(guest.said()).toContain(newDealSentence(at(state.seats, 0).name));
  expect(guest.state().table?.recordId).toBe(before);
});

it('the end of a game states how many earlier deals were not verified', async () => {
  const { host, guest } = await dealt(browser);
  await playOn(browser, 2, host, guest);
  const before = guest.state().table?.recordId;
  const again = await dealtAgain(host);
  await browser.until(() => expect(onlineAs(guest, 'guest').state.newDeal).toBeDefined());
  guest.actions.answerDeal(true);
  await browser.until(() => expect(guest.state().table?.recordId).not.toBe(before));
  expect(guest.state().panel).toBeUndefined();
  for (const page of [again, guest]) await learnWords(page);
  await playOn(browser, Infinity, again, guest);
  await browser.until(() => expect(onlineAs(guest, 'guest').state.draws).toBeDefined());
  expect(guest.said().join(' ')).toContain(unprovedSentence(1));
});
