import { formatMove } from '../../../src/engine';
import { parseInvitation } from '../../../src/net';
import { valueOf } from '../../../tests/support/results';
import { IS_LONG } from '../../lib/long';
import {
  connectRelay,
  joinByLink,
  deal,
  expectEnd,
  gameAt,
  linkFor,
  makeLink,
  nameRelay,
  openRoom,
  openTable,
  passing,
  playOn,
} from '../../lib/online';
import { hostTable } from '../../lib/friends';
import { expect, test } from '../../lib/people';
import { startRelay } from '../../lib/relay';
import { expectTurns, seatLine } from '../../lib/table';

/** The address of a relay that has stopped. */
async function addressOfNobody(): Promise<string> {
  const { url, stop } = await startRelay();
  await stop();
  return url;
}

/** Number of turns of the first game before everyone passes; `npm run test:long` plays all. */
const TURNS = IS_LONG ? Infinity : 6;

test('two people connected by a link play a game to its end, and then another', async ({
  people,
  relay,
}) => {
  const [host, guest] = [await people.invite(), await people.invite()];
  await openTable(host, { game: 'Classic', name: 'Hedwig', others: ['online'] });
  await connectRelay(hostTable(host.page), relay);
  expect(relay.heard).toEqual([]);
  await makeLink(host);
  const link = await linkFor(host, 2);

  await test.step('the guest sees host and game before any peer is contacted', async () => {
    const sockets: string[] = [];
    guest.page.on('websocket', (socket) => sockets.push(socket.url()));
    await guest.page.goto(link);
    const invitation = guest.page.getByRole('dialog', { name: 'Hedwig invites you to Classic' });
    await expect(invitation).toContainText('Standard board · closed game · Hedwig begins');
    await expect(invitation.getByRole('img', { name: /15 columns, 15 rows/ })).toBeVisible();
    await expect(invitation.getByRole('button', { name: 'Play with Hedwig' })).toBeVisible();
    expect(sockets).toEqual([]);
    await joinByLink(guest, { link, name: 'Gunnar', relay });
    expect(sockets).not.toEqual([]);
  });
  const table = { host, sitters: [host, guest] };
  await deal(table);

  await guest.page.getByText('React', { exact: true }).click();
  await guest.page.getByRole('button', { name: 'Thank you!' }).click();
  await expect(seatLine(host.page, 2)).toContainText('Thank you!');

  await playOn(table, TURNS);
  const game = await playOn(table, Infinity, passing);
  await expectEnd(table, game);

  const { events, setup } = game.record;
  const moves = events.flatMap((event) =>
    event.kind === 'play' ? [formatMove(setup.rules, { kind: 'play', play: event.play })] : [],
  );
  expect(moves.length).toBeGreaterThan(4);
  expect(setup.seats.map(({ name }) => name)).toEqual(['Hedwig', 'Gunnar']);
  const heard = relay.heard.join('\n');
  expect(heard).toContain('EVENT');
  const { room, secret } = valueOf(parseInvitation(new URL(link).hash));
  for (const text of [...moves, 'Hedwig', 'Gunnar', room, secret]) {
    expect(heard).not.toContain(text);
  }

  await guest.page.getByRole('button', { name: 'Rematch' }).click();
  const asked = host.page.getByRole('region', { name: 'Your move' });
  await expect(asked).toContainText('Gunnar wants a rematch.');
  await expect(
    guest.page.getByText(/^You asked for a rematch\. Waiting for Hedwig\./),
  ).toBeVisible();
  await host.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [host, guest]) await expectTurns(page, 0);
  const next = await playOn({ host, sitters: [guest, host] }, 2);
  expect(next.record.setup.seats.map(({ name }) => name)).toEqual(['Gunnar', 'Hedwig']);
  expect(next.record.id).not.toBe(game.record.id);
  expect((await gameAt(host)).record.id).toBe(next.record.id);
});

test('an unreachable relay is reported, another one is used, and may stop and restart', async ({
  people,
  relay,
  watch,
}) => {
  watch.expectError(/WebSocket connection to .* failed/);
  const url = await addressOfNobody();
  watch.allowOrigin(url);
  const [host, guest] = [await people.invite(), await people.invite()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'] });
  await openRoom(host, { url });
  const dialog = hostTable(host.page);
  await expect(dialog).toContainText('Can’t reach a relay.');
  await nameRelay(dialog, relay);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).not.toContainText('Can’t reach a relay.');
  await relay.stop();
  await expect(dialog).toContainText('Can’t reach a relay.');
  const again = await startRelay(Number(new URL(relay.url).port));
  await expect(dialog).not.toContainText('Can’t reach a relay.');
  await joinByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay: again });
  await expect(dialog).toContainText('Everyone is here.');
  await again.stop();
});
