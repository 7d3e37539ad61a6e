import { randomBytes } from 'node:crypto';
import type { Result } from '../../../src/engine';
import { type Invitation, keyPairOf, type TransportFailure, newInvitation } from '../../../src/net';
import { expect, type Person } from '../people';
import type { Relay } from '../relay';
import { SECURE_SITE } from '../site';
import type { PeerEvent } from '../../../src/online/peer-connections';

/** A new invitation: a page of another test may still try to join its room. */
export const someInvitation = (): Invitation =>
  newInvitation(
    keyPairOf(randomBytes(32).toString('hex')).publicKey,
    (bytes) => new Uint8Array(randomBytes(bytes)),
  );

export async function openLinks({ page }: Person, site: string = SECURE_SITE): Promise<void> {
  await page.goto(`${site}/links/`);
  await page.waitForFunction(() => 'end' in window);
}

export const tryRoom = (
  { page }: Person,
  invitation: Invitation,
  ...relays: readonly Relay[]
): Promise<TransportFailure | undefined> =>
  page.evaluate(({ room, urls }) => window.end.join(room, urls), {
    room: invitation,
    urls: relays.map(({ url }) => url),
  });

export const joinRoom = async (
  person: Person,
  invitation: Invitation,
  ...relays: readonly Relay[]
): Promise<void> => expect(await tryRoom(person, invitation, ...relays)).toBeUndefined();

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`There is no link: ${JSON.stringify(result.error)}`);
  return result.value;
}

async function exchangeCodes({ page: host }: Person, { page: guest }: Person): Promise<void> {
  const offer = valueOf(await host.evaluate(() => window.end.offer()));
  const answer = valueOf(await guest.evaluate((code) => window.end.answer(code), offer));
  valueOf(await host.evaluate((code) => window.end.take(code), answer));
}

/** Waits until each person's page is connected to all the others. */
async function expectMeeting(persons: readonly Person[]): Promise<void> {
  for (const person of persons) await expectPeers(person, persons.length - 1);
}

/** Connects a host and a guest by code, on the transport page of a site. */
export async function meetByCode(host: Person, guest: Person, site?: string): Promise<void> {
  for (const person of [host, guest]) await openLinks(person, site);
  await exchangeCodes(host, guest);
  await expectMeeting([host, guest]);
}

export async function meetInRoom(
  persons: readonly Person[],
  invitation: Invitation,
  relay: Relay,
): Promise<void> {
  for (const person of persons) {
    await openLinks(person);
    await joinRoom(person, invitation, relay);
  }
  await expectMeeting(persons);
}

export const happeningsOf = ({ page }: Person): Promise<readonly PeerEvent[]> =>
  page.evaluate(() => window.end.happenings());

export const peersOf = async (
  person: Person,
  kind: Exclude<PeerEvent['kind'], 'link-failed' | 'link-mended' | 'message-received'>,
): Promise<readonly string[]> =>
  (await happeningsOf(person)).flatMap((each) => (each.kind === kind ? [each.peer.id] : []));

export const expectPeers = (person: Person, number: number): Promise<void> =>
  expect.poll(() => peersOf(person, 'peer-joined')).toHaveLength(number);

export const say = ({ page }: Person, text: string): Promise<number> =>
  page.evaluate((words) => window.end.say(words), text);

export const heardBy = async (person: Person): Promise<readonly string[]> =>
  (await happeningsOf(person)).flatMap((each) =>
    each.kind === 'message-received' ? [each.text] : [],
  );

export const expectHeard = (person: Person, texts: readonly string[]): Promise<void> =>
  expect.poll(() => heardBy(person)).toEqual(texts);
