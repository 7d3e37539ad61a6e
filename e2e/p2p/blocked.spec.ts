// This file comes first by name, since its test takes longest.
import { expect, test } from '../lib/people';
import { happeningsOf, joinRoom, openLinks, someInvitation } from '../lib/links/drive';

test('two pages without a direct connection both report that', async ({ people, relay }) => {
  const invitation = someInvitation();
  const [host, guest] = [await people.invite(), await people.invite()];
  await guest.page.addInitScript(() => {
    // Simulates a network that only allows connections to servers.
    window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
      construct: (target, [configuration]: [RTCConfiguration?]) =>
        new target({ ...configuration, iceTransportPolicy: 'relay' }),
    });
  });
  for (const person of [host, guest]) {
    await openLinks(person);
    await joinRoom(person, invitation, relay);
  }
  for (const person of [host, guest]) {
    await expect
      .poll(() => happeningsOf(person), { timeout: 120_000 })
      .toEqual([
        { kind: 'link-failed', seat: undefined, failure: { code: 'NO_DIRECT_CONNECTION' } },
      ]);
  }
});
