import { expect, test } from '../lib/people';
import { INSECURE_SITE } from '../lib/site';
import {
  expectHeard,
  expectPeers,
  happeningsOf,
  joinRoom,
  meetByCode,
  meetInRoom,
  openLinks,
  peersOf,
  say,
  someInvitation,
  tryRoom,
} from '../lib/links/drive';

/** A message of several fragments. */
const LONG = 'long ♠ '.repeat(50_000);

test.describe('by code', () => {
  test('two browsers exchange messages and contact no other server', async ({ people, relay }) => {
    const [host, guest] = [await people.invite(), await people.invite()];
    await meetByCode(host, guest);
    await say(host, 'Good evening');
    await say(guest, 'Hello');
    await say(guest, LONG);
    await expectHeard(guest, ['Good evening']);
    await expectHeard(host, ['Hello', LONG]);
    expect(relay.heard).toEqual([]);
  });

  test('an insecure page can connect by code, but cannot join a room', async ({
    people,
    relay,
    watch,
  }) => {
    watch.allowOrigin(INSECURE_SITE);
    const [host, guest] = [await people.invite(), await people.invite()];
    await meetByCode(host, guest, INSECURE_SITE);
    await say(host, 'Good evening');
    await expectHeard(guest, ['Good evening']);

    expect(await tryRoom(host, someInvitation(), relay)).toEqual({ code: 'NOT_SECURE' });
    expect(relay.heard).toEqual([]);
  });

  test('a browser that is suspended for a while is away, and then back', async ({ people }) => {
    const [host, guest] = [await people.invite(), await people.inviteKillable()];
    await meetByCode(host, guest);
    await say(guest, 'Before');
    await expectHeard(host, ['Before']);
    const seen = await peersOf(host, 'peer-joined');

    guest.suspend();
    await expect.poll(() => peersOf(host, 'peer-away')).toEqual(seen);
    await say(host, 'Where are you?');
    guest.resume();
    await expect.poll(() => peersOf(host, 'peer-back')).toEqual(seen);
    await expectHeard(guest, ['Where are you?']);
  });
});

test.describe('in a room', () => {
  test('two browsers exchange messages; the relay cannot read them and is not needed afterwards', async ({
    people,
    relay,
    watch,
  }) => {
    const invitation = someInvitation();
    const [host, guest] = [await people.invite(), await people.invite()];
    await meetInRoom([host, guest], invitation, relay);
    await say(host, 'Good evening');
    await say(guest, 'Hello');
    await say(guest, LONG);
    await expectHeard(guest, ['Good evening']);
    await expectHeard(host, ['Hello', LONG]);

    // It arrived unchanged, but not through the relay.
    expect((await guest.received()).join('\n')).toContain('Good evening');
    const heard = relay.heard.join('\n');
    expect(heard).toContain('EVENT');
    const said = ['Good evening', 'Hello', LONG];
    const descriptions = ['ice-ufrag', 'fingerprint', 'typ host', '.local'];
    for (const text of [...said, ...descriptions, invitation.room, invitation.secret]) {
      expect(heard).not.toContain(text);
    }

    // Depending on timing, a page may still look for the relay at the end of the test.
    watch.allowError(/^console error: WebSocket connection to 'ws:.* failed/);
    await relay.stop();
    await say(host, 'Where is the relay?');
    await say(guest, 'Gone');
    await expectHeard(guest, ['Good evening', 'Where is the relay?']);
    await expectHeard(host, ['Hello', LONG, 'Gone']);
  });

  test('three browsers are all connected to each other', async ({ people, relay }) => {
    const invitation = someInvitation();
    const [host, guest, other] = [
      await people.invite(),
      await people.invite(),
      await people.invite(),
    ];
    await meetInRoom([host, guest, other], invitation, relay);
    expect(await say(host, 'Good evening')).toBe(2);
    await expectHeard(guest, ['Good evening']);
    await expectHeard(other, ['Good evening']);
  });

  test('a killed browser is reported as away, and as present when it returns', async ({
    people,
    relay,
  }) => {
    const invitation = someInvitation();
    const [host, guest] = [await people.invite(), await people.inviteKillable()];
    await meetInRoom([host, guest], invitation, relay);
    await say(guest, 'Before');
    await expectHeard(host, ['Before']);
    const seen = await peersOf(host, 'peer-joined');

    const before = performance.now();
    await guest.kill();
    await expect.poll(() => peersOf(host, 'peer-away')).toEqual(seen);
    // Reported, not checked: a busy machine may take longer than the usual seven seconds.
    const milliseconds = Math.round(performance.now() - before);
    test.info().annotations.push({ type: 'missed', description: `after ${milliseconds} ms` });

    await guest.reopen();
    await openLinks(guest);
    await joinRoom(guest, invitation, relay);
    await expectPeers(host, 2);
    await expectPeers(guest, 1);
    await say(guest, 'Again');
    await say(host, 'Good evening');
    await expectHeard(host, ['Before', 'Again']);
    await expectHeard(guest, ['Good evening']);

    // The conversation detected the absence before the transport, which waits longer.
    await expect.poll(() => peersOf(host, 'peer-left')).toEqual(seen);
    const kinds = (await happeningsOf(host)).flatMap((each) =>
      'peer' in each && each.kind !== 'message-received' && seen.includes(each.peer.id)
        ? [each.kind]
        : [],
    );
    expect(kinds).toEqual(['peer-joined', 'peer-away', 'peer-left']);
  });
});
