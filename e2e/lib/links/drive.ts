import { randomBytes } from 'node:crypto';
import type { Result } from '../../../src/engine';
import { type Invitation, keyPairOf, type TransportFailure, newInvitation } from '../../../src/net';
import { expect, type Person } from '../people';
import type { Relay } from '../relay';
import { SECURE_SITE } from '../site';
import type { PeerEvent } from '../../../src/online/peer-connections';

/** An invitation to a room of its own: a page of another test may still be knocking somewhere. */
export const someInvitation = (): Invitation =>
  newInvitation(
    keyPairOf(randomBytes(32).toString('hex')).publicKey,
    (bytes) => new Uint8Array(randomBytes(bytes)),
  );

/** Opens the page with nothing but links. */
export async function openLinks({ page }: Person, site: string = SECURE_SITE): Promise<void> {
  await page.goto(`${site}/links/`);
  await page.waitForFunction(() => 'end' in window);
}

/** Lets somebody join a room by relays; the result is why they did not. */
export const tryRoom = (
  { page }: Person,
  invitation: Invitation,
  ...relays: readonly Relay[]
): Promise<TransportFailure | undefined> =>
  page.evaluate(({ room, urls }) => window.end.join(room, urls), {
    room: invitation,
    urls: relays.map(({ url }) => url),
  });

/** Lets somebody join a room by relays. */
export const joinRoom = async (
  person: Person,
  invitation: Invitation,
  ...relays: readonly Relay[]
): Promise<void> => expect(await tryRoom(person, invitation, ...relays)).toBeUndefined();

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`There is no link: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Carries the codes between a host and a guest. */
async function exchangeCodes({ page: host }: Person, { page: guest }: Person): Promise<void> {
  const offer = valueOf(await host.evaluate(() => window.end.offer()));
  const answer = valueOf(await guest.evaluate((code) => window.end.answer(code), offer));
  valueOf(await host.evaluate((code) => window.end.take(code), answer));
}

/** Waits until all of some people have seen all the others. */
async function expectMeeting(persons: readonly Person[]): Promise<void> {
  for (const person of persons) await expectPeers(person, persons.length - 1);
}

/** A host and a guest meet by code, on the page as this site serves it. */
export async function meetByCode(host: Person, guest: Person, site?: string): Promise<void> {
  for (const person of [host, guest]) await openLinks(person, site);
  await exchangeCodes(host, guest);
  await expectMeeting([host, guest]);
}

/** Some people meet in a room. */
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

/** Everything that somebody's end was told. */
export const happeningsOf = ({ page }: Person): Promise<readonly PeerEvent[]> =>
  page.evaluate(() => window.end.happenings());

/** The peers of which somebody's end was told something, in order. */
export const peersOf = async (
  person: Person,
  kind: Exclude<PeerEvent['kind'], 'link-failed' | 'link-mended' | 'peer-said'>,
): Promise<readonly string[]> =>
  (await happeningsOf(person)).flatMap((each) => (each.kind === kind ? [each.peer.id] : []));

/** Waits until somebody's end has been told of a number of peers. */
export const expectPeers = (person: Person, number: number): Promise<void> =>
  expect.poll(() => peersOf(person, 'peer-joined')).toHaveLength(number);

/** Somebody says something to everybody whom they see. */
export const say = ({ page }: Person, text: string): Promise<number> =>
  page.evaluate((words) => window.end.say(words), text);

/** What somebody has heard, in this order. */
export const heardBy = async (person: Person): Promise<readonly string[]> =>
  (await happeningsOf(person)).flatMap((each) => (each.kind === 'peer-said' ? [each.text] : []));

/** Waits until somebody has heard just this, in this order. */
export const expectHeard = (person: Person, texts: readonly string[]): Promise<void> =>
  expect.poll(() => heardBy(person)).toEqual(texts);
