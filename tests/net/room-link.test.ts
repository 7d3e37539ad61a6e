import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRoomLink } from '../../src/net';
import { at, valueOf } from '../support/results';
import { virtualClock } from '../support/virtual-clock';
import { furnishRooms } from './hand-made-rooms';

vi.mock('trystero/nostr', () => import('./hand-made-rooms'));

afterEach(() => {
  vi.unstubAllGlobals();
});

const invitation = { room: 'a'.repeat(16), secret: 'b'.repeat(26) };

/** A page in a room, by a relay that answers at first. */
async function inRoom() {
  const relay = furnishRooms();
  const clock = virtualClock();
  const told: string[] = [];
  const link = valueOf(
    await openRoomLink(invitation, { relays: [relay.url], iceServers: [] }, clock.after, {
      onPeer: (peer) => void told.push(`peer ${peer}`),
      onGone: (peer) => void told.push(`gone ${peer}`),
      onMessage: () => {},
      onFailure: ({ code }) => void told.push(code),
      onMended: (code) => void told.push(`mended ${code}`),
    }),
  );
  return {
    told,
    link,
    relay,
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        clock.pass(1000);
        await new Promise(setImmediate);
      }
    },
  };
}

describe('a relay', () => {
  it('that is lost for some seconds and comes back is missed until then', async () => {
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

  it('that comes back too late is no news', async () => {
    const { told, link, relay, pass } = await inRoom();
    relay.stop();
    await pass(10);
    link.close();
    relay.start();
    await pass(3);
    expect(told).toEqual(['RELAYS_UNREACHABLE']);
  });
});
