import { parseInvitation } from '../../../src/net';
import { NOT_THE_HOST } from '../../../src/messages';
import {
  formatMessage,
  parseGuestMessage,
  parseHostMessage,
} from '../../../src/online/wire/messages';
import { valueOf } from '../../../tests/support/results';
import { hostTable } from '../../lib/friends';
import { askByLink, joinByLink, guestTable, linkFor, openRoom, openTable } from '../../lib/online';
import { expect, type People, type Person, test } from '../../lib/people';
import { type Relay, startRelay } from '../../lib/relay';
import { expectPeers, heardBy, joinRoom, openLinks, say } from '../../lib/links/drive';

const TABLE = { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'] } as const;

/** Opens a table that can be found through a relay; returns the link to its second seat. */
async function openFarTable(host: Person, relay: Relay): Promise<string> {
  await openTable(host, TABLE);
  await openRoom(host, relay);
  return linkFor(host, 2);
}

/** Eve has the same link, and a page that sends any message she likes. */
async function eveComes(
  people: People,
  link: string,
  ...relays: readonly Relay[]
): Promise<Person> {
  const eve = await people.invite();
  await openLinks(eve);
  await joinRoom(eve, valueOf(parseInvitation(new URL(link).hash)), ...relays);
  return eve;
}

const kindsHeardBy = async (eve: Person): Promise<readonly string[]> => {
  const kinds = (await heardBy(eve)).map((text) => {
    const fromHost = parseHostMessage(text);
    return fromHost.ok ? fromHost.value.kind : valueOf(parseGuestMessage(text)).kind;
  });
  return [...new Set(kinds)].toSorted();
};

test('a man in the middle who relays all messages between guest and host gains nothing', async ({
  people,
  relay,
  watch,
}) => {
  const other = await startRelay();
  watch.allowOrigin(other.url);
  try {
    const host = await people.invite();
    const link = await openFarTable(host, relay);
    // The guest uses a relay through which it finds only Eve.
    const eve = await eveComes(people, link, relay, other);
    await expectPeers(eve, 1);
    const guest = await people.invite();
    await askByLink(guest, { link, name: 'Gunnar', relay: other });
    await expectPeers(eve, 2);
    let passedOn = 0;
    await expect
      .poll(async () => {
        const heard = await heardBy(eve);
        for (const text of heard.slice(passedOn)) await say(eve, text);
        passedOn = heard.length;
        return guestTable(guest.page).textContent();
      })
      .toContain(NOT_THE_HOST);
    // The host proved its identity, but for another connection, so the guest sent no answer.
    expect(await kindsHeardBy(eve)).toEqual(['challenge', 'hello']);
    expect((await eve.received()).join()).not.toContain('Gunnar');
    await expect(hostTable(host.page)).toContainText('Waiting for your friend.');
    // Before the relay stops, which would cause errors on their pages.
    for (const { page } of [guest, eve]) await page.close();
  } finally {
    await other.stop();
  }
});

test('a third party with the same link can impersonate neither guest nor host', async ({
  people,
  relay,
}) => {
  const host = await people.inviteKillable();
  const link = await openFarTable(host, relay);
  const eve = await eveComes(people, link, relay);
  await expectPeers(eve, 1);
  const guest = await people.inviteKillable();
  await joinByLink(guest, { link, name: 'Gunnar', relay });
  await expectPeers(eve, 2);

  // Without its host, the guest contacts every peer in the room, so Eve learns its key.
  await host.kill();
  await expect(guestTable(guest.page)).toContainText('The host is away');
  await expect.poll(() => kindsHeardBy(eve)).toEqual(['hello']);
  const [hello = ''] = (await heardBy(eve)).toReversed();
  const places = [
    { name: 'Hedwig', at: 'host', isAway: false },
    { name: 'Gunnar', at: 'guest', isAway: false },
  ] as const;
  await say(eve, formatMessage({ kind: 'welcome', seat: 1, places: [...places] }));
  await say(eve, formatMessage({ kind: 'closed' }));
  const signature = 'e'.repeat(128);
  const nonce = 'e'.repeat(32);
  await say(eve, formatMessage({ kind: 'challenge', key: 'e'.repeat(64), nonce, signature }));
  await expect(guestTable(guest.page)).toContainText(NOT_THE_HOST);
  await expect(guestTable(guest.page)).toContainText('The host is away');
  expect(await kindsHeardBy(eve)).toEqual(['hello']);
  await guest.kill();

  await (await host.reopen()).goto('/');
  await expectPeers(eve, 3);
  await say(eve, hello);
  await expect.poll(() => kindsHeardBy(eve)).toEqual(['challenge', 'hello']);
  await say(eve, formatMessage({ kind: 'proof', signature, name: 'Eve' }));
  await say(eve, hello);
  const challenges = async (): Promise<number> =>
    (await heardBy(eve)).filter((text) => text.includes('"challenge"')).length;
  await expect.poll(challenges).toBe(2);
  await expect(hostTable(host.page)).toContainText('Gunnar is away.');

  await (await guest.reopen()).goto('/');
  await expect(guestTable(guest.page)).toContainText('Waiting for the host to start.');
  await expect(hostTable(host.page)).toContainText('Everyone is here.');
  expect(await kindsHeardBy(eve)).toEqual(['challenge', 'hello']);
});
