import { settled } from '../../lib/settled';
import { latestState, type Timeline } from '../../../src/engine';
import { computerMove, rackText } from '../../lib/games';
import {
  expectEnd,
  passing,
  playOn,
  scores,
  type TableOfTwo,
  tableOfTwo,
  untilPersonToMove,
} from '../../lib/online';
import { expect, test } from '../../lib/people';
import { holdWords, storedText } from '../../lib/storage';
import {
  expectDraft,
  expectRack,
  expectTiles,
  expectTurns,
  moveBox,
  playMove,
  rackLetters,
  seatLine,
} from '../../lib/table';

const [HOST, GUEST] = [0, 1];

/** Lets the host play one more move, so that it is the guest's turn. */
async function untilGuest(table: TableOfTwo): Promise<{ game: Timeline; turns: number }> {
  const { turns } = latestState(await untilPersonToMove(table));
  const game = await playOn(table, turns + 1);
  return { game, turns: latestState(game).turns };
}

async function guestIsKilled(table: TableOfTwo): Promise<void> {
  const { host, guest } = table;
  const { game, turns } = await untilGuest(table);
  const tiles = rackText(game, GUEST).replaceAll('_', '').slice(0, 3);
  await moveBox(guest.page).fill(`${tiles},1a`);
  const draft = ['a1', 'b1', 'c1'].map((name, index) => `${name} ${tiles.charAt(index)}`);
  await expectDraft(guest.page, ...draft);
  const rack = await rackLetters(guest.page);
  await expect.poll(() => storedText(guest.page, 'desk')).toContain('"square":"c1"');

  await guest.kill();
  await expect(seatLine(host.page, GUEST + 1)).toContainText('away');
  await expect(scores(host.page)).toContainText('Gunnar is away.');

  await (await guest.reopen()).goto('/');
  await expectTurns(guest.page, turns);
  await expectDraft(guest.page, ...draft);
  await expectRack(guest.page, rack);
  await expect(scores(host.page)).toContainText('Everyone is here.');
  await settled(guest.page);
  await playMove(guest.page, computerMove(game));
  await expectTurns(host.page, turns + 1);
}

async function hostIsKilled(table: TableOfTwo): Promise<void> {
  const { host, guest } = table;
  const { game, turns } = await untilGuest(table);
  await host.kill();
  await expect(scores(guest.page)).toContainText('The host is away.');
  await playMove(guest.page, computerMove(game));
  await expect(seatLine(guest.page, GUEST + 1)).toContainText('drawing tiles');

  const releaseWords = await holdWords(await host.reopen());
  await host.page.goto('/');
  await expect(scores(guest.page)).toContainText('The host is here.');
  await expectTurns(host.page, turns);
  releaseWords();
  for (const { page } of [host, guest]) await expectTurns(page, turns + 1);
  await expectTiles(host.page, rackText(game, HOST));
  await settled(host.page);
}

async function bothAreKilled(table: TableOfTwo): Promise<void> {
  const { host, guest } = table;
  const { game, turns } = await untilGuest(table);
  await host.kill();
  await expect(scores(guest.page)).toContainText('The host is away.');
  await playMove(guest.page, computerMove(game));
  await expect.poll(() => storedText(guest.page, 'online')).toContain('"kind":"move"');
  await guest.kill();

  const releaseWords = await holdWords(await host.reopen());
  await host.page.goto('/');
  await (await guest.reopen()).goto('/');
  await expectTurns(guest.page, turns);
  await expect(seatLine(guest.page, GUEST + 1)).toContainText('drawing tiles');
  releaseWords();
  for (const { page } of [host, guest]) await expectTurns(page, turns + 1);
  await settled(guest.page);
  await settled(host.page);
}

test('a game survives the browsers in which it is played', async ({ people, relay, watch }) => {
  const table = await tableOfTwo(people, relay);
  await playOn(table, 2);

  await test.step('a killed guest is shown as away, and then has seat, rack and draft again', () =>
    guestIsKilled(table));
  await test.step('a killed host continues with the same guest, who has moved meanwhile', () =>
    hostIsKilled(table));
  await test.step('a move arrives although the host was gone and the guest was killed then', () =>
    bothAreKilled(table));

  await test.step('the game continues without a relay, and every draw is verified', async () => {
    // Depending on timing, a page may still look for the relay at the end of the test.
    watch.allowError(/^console error: WebSocket connection to 'ws:.* failed/);
    await relay.stop();
    const { turns } = latestState(await untilPersonToMove(table));
    await playOn(table, turns + 2);
    await expectEnd(table, await playOn(table, Infinity, passing));
  });
});
