import type { Locator, Page } from '@playwright/test';
import { latestState, type Timeline } from '../../../src/engine';
import { computerMove, rackText } from '../../lib/games';
import {
  comeByLink,
  deal,
  expectEnd,
  linkFor,
  type OnlineTable,
  openRoom,
  openTable,
  passing,
  playOn,
  untilSomeone,
} from '../../lib/online';
import { expect, type KillablePerson, type People, test } from '../../lib/people';
import type { Relay } from '../../lib/relay';
import { holdWords, keptText } from '../../lib/storage';
import {
  expectDraft,
  expectRack,
  expectTiles,
  expectTurns,
  moveBox,
  playMove,
  rackLetters,
  seatLine,
  untilPlayable,
} from '../../lib/table';

const [HOST, GUEST] = [0, 1];

/** What the page tells of those who sit at the table. */
const scores = (page: Page): Locator => page.getByRole('region', { name: 'Scores' });

/** A table with one guest. */
interface TableOfTwo extends OnlineTable {
  readonly host: KillablePerson;
  readonly guest: KillablePerson;
}

/** A game of two in which some turns have been taken, and the guest is to move. */
async function inTheMiddle(
  people: People,
  relay: Relay,
): Promise<{ readonly table: TableOfTwo; readonly game: Timeline }> {
  const [host, guest] = [await people.inviteKillable(), await people.inviteKillable()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['far away'] });
  await openRoom(host, relay);
  await comeByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay });
  const table = { host, guest, sitters: [host, guest] };
  await deal(table);
  return { table, game: await playOn(table, 3) };
}

/** Everybody plays on for some turns, and passes then; the page of the guest finds no fault. */
async function expectFairEnd(table: OnlineTable): Promise<void> {
  const { turns } = latestState(await untilSomeone(table));
  await playOn(table, turns + 2);
  await expectEnd(table, await playOn(table, Infinity, passing));
}

test('a guest whose browser is killed is missed, and then has seat, rack and draft again; no relay is needed to go on', async ({
  people,
  relay,
  watch,
}) => {
  const { table, game } = await inTheMiddle(people, relay);
  const { host, guest } = table;
  const tiles = rackText(game, GUEST).replaceAll('_', '').slice(0, 3);
  await moveBox(guest.page).fill(`${tiles},1a`);
  const draft = ['a1', 'b1', 'c1'].map((name, index) => `${name} ${tiles.charAt(index)}`);
  await expectDraft(guest.page, ...draft);
  const rack = await rackLetters(guest.page);
  await expect.poll(() => keptText(guest.page, 'desk')).toContain('"square":"c1"');

  await guest.kill();
  await expect(seatLine(host.page, GUEST + 1)).toContainText('Away');
  await expect(scores(host.page)).toContainText('Gunnar is away.');

  await (await guest.reopen()).goto('/');
  await expectTurns(guest.page, 3);
  await expectDraft(guest.page, ...draft);
  await expectRack(guest.page, rack);
  await expect(scores(host.page)).toContainText('Everybody is here.');
  await untilPlayable(guest.page);
  await playMove(guest.page, computerMove(game));
  await expectTurns(host.page, 4);

  // It depends on the pace of both whether a page still looks for it before the test is over.
  watch.allowComplaint(/^console error: WebSocket connection to 'ws:.* failed/);
  await relay.stop();
  await expectFairEnd(table);
});

test('a host whose browser is killed goes on with the same guest, who has moved meanwhile', async ({
  people,
  relay,
}) => {
  const { table, game } = await inTheMiddle(people, relay);
  const { host, guest } = table;
  await host.kill();
  await expect(scores(guest.page)).toContainText('The host is away.');
  await playMove(guest.page, computerMove(game));
  await expect(seatLine(guest.page, GUEST + 1)).toContainText('Drawing tiles');

  const releaseWords = await holdWords(await host.reopen());
  await host.page.goto('/');
  await expect(scores(guest.page)).toContainText('The host is there.');
  await expectTurns(host.page, 3);
  releaseWords();
  for (const { page } of [host, guest]) await expectTurns(page, 4);
  await expectTiles(host.page, rackText(game, HOST));
  await untilPlayable(host.page);
  await expectFairEnd(table);
});

test('a move is made whose host was gone when it was played, and whose guest is killed then', async ({
  people,
  relay,
}) => {
  const { table, game } = await inTheMiddle(people, relay);
  const { host, guest } = table;
  await host.kill();
  await expect(scores(guest.page)).toContainText('The host is away.');
  await playMove(guest.page, computerMove(game));
  await expect.poll(() => keptText(guest.page, 'online')).toContain('"kind":"move"');
  await guest.kill();

  const releaseWords = await holdWords(await host.reopen());
  await host.page.goto('/');
  await (await guest.reopen()).goto('/');
  await expectTurns(guest.page, 3);
  await expect(seatLine(guest.page, GUEST + 1)).toContainText('Drawing tiles');
  releaseWords();
  for (const { page } of [host, guest]) await expectTurns(page, 4);
  await untilPlayable(guest.page);
  await untilPlayable(host.page);
  await expectFairEnd(table);
});
