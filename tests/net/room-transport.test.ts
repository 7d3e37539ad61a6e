import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRoomTransport } from '../../src/net';
import { at, valueOf } from '../support/results';
import { describeEvent } from '../support/told-by-links';
import { virtualClock } from '../support/virtual-clock';
import { mockRooms, joinedRooms } from '../support/fake-rooms';

vi.mock('trystero/nostr', () => import('../support/fake-rooms'));

afterEach(() => {
  vi.unstubAllGlobals();
});

const invitation = { room: 'a'.repeat(16), secret: 'b'.repeat(26), host: 'c'.repeat(26) };

/** A page in a room, through a relay that answers at first. */
async function inRoom() {
  const relay = mockRooms();
  const clock = virtualClock();
  const told: string[] = [];
  const link = valueOf(
    await openRoomTransport(
      invitation,
      { relays: [relay.url], iceServers: [] },
      clock.after,
      (event) => void told.push(describeEvent(event)),
    ),
  );
  return {
    ...at(joinedRooms(), 0),
    told,
    link,
    relay,
    /** Advances the clock by some seconds, in which the room can be entered again. */
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        clock.pass(1000);
        await new Promise(setImmediate);
      }
    },
    entered: () => joinedRooms().length,
  };
}

const NO_CONNECTION = 'could not connect to peer ann after exchanging SDP; configure TURN servers';

describe('a peer to which no connection succeeds', () => {
  it('is reported as unreachable if it fails again', async () => {
    const { told, complain } = await inRoom();
    complain(NO_CONNECTION);
    expect(told).toEqual([]);
    complain(NO_CONNECTION);
    complain(NO_CONNECTION);
    expect(told).toEqual(['NO_DIRECT_CONNECTION']);
  });

  it('is not reported if each failure has another peer id, as after reloads', async () => {
    const { told, complain } = await inRoom();
    for (const peer of ['ann', 'bob', 'cid']) complain(NO_CONNECTION, peer);
    expect(told).toEqual([]);
  });

  it('makes the page enter the room again', async () => {
    const { complain, pass, entered } = await inRoom();
    await pass(3);
    expect(entered()).toBe(1);
    complain(NO_CONNECTION);
    await pass(3);
    expect(entered()).toBe(2);
  });

  it('does not make the page leave its other peers', async () => {
    const { complain, meet, pass, entered } = await inRoom();
    meet('bob');
    complain(NO_CONNECTION);
    await pass(3);
    expect(entered()).toBe(1);
  });

  it('is reported as reachable once it connects', async () => {
    const { told, complain, meet } = await inRoom();
    complain(NO_CONNECTION);
    complain(NO_CONNECTION);
    meet('ann');
    complain(NO_CONNECTION);
    expect(told).toEqual(['NO_DIRECT_CONNECTION', 'mended NO_DIRECT_CONNECTION', 'peer ann']);
  });

  it('is not reported for any other error', async () => {
    const { told, complain } = await inRoom();
    for (const error of ['handshake timed out after 10000ms', 'Trystero: peer disconnected']) {
      complain(error);
      complain(error);
    }
    complain('incorrect room password when decrypting offer');
    expect(told).toEqual(['WRONG_SECRET']);
  });
});

describe('a relay', () => {
  it('is reported as lost after some seconds, until it is back', async () => {
    const { told, relay, pass } = await inRoom();
    relay.stop();
    await pass(3);
    expect(told).toEqual([]);
    await pass(7);
    expect(told).toEqual(['RELAYS_UNREACHABLE']);
    relay.start();
    await pass(7);
    expect(told).toEqual(['RELAYS_UNREACHABLE', 'mended RELAYS_UNREACHABLE']);
    relay.stop();
    await pass(10);
    expect(at(told, -1)).toBe('RELAYS_UNREACHABLE');
  });

  it('makes the page enter the room again when it is back, unless a peer is connected', async () => {
    for (const isMet of [false, true]) {
      const { relay, meet, pass, entered } = await inRoom();
      if (isMet) meet('ann');
      relay.stop();
      await pass(10);
      relay.start();
      await pass(3);
      expect(entered()).toBe(isMet ? 1 : 2);
    }
  });

  it('is not reported once the transport is closed', async () => {
    const { told, link, relay, pass } = await inRoom();
    relay.stop();
    await pass(10);
    link.close();
    relay.start();
    await pass(3);
    expect(told).toEqual(['RELAYS_UNREACHABLE']);
  });
});
