import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { newHost } from './wire/kept-host';
import { newGuest } from './wire/kept-guest';
import { openHost } from './host/page';
import { openGuest } from './guest/page';
import { parseInvitation } from '../net';
import { eventually } from '../../tests/support/eventually';
import { mockRooms, joinedRooms } from '../../tests/support/fake-rooms';
import { valueOf } from '../../tests/support/results';
import { virtualClock } from '../../tests/support/virtual-clock';
import { fakeSearch } from '../../tests/support/fake-services';
import { PLAN } from '../../tests/support/online-table';

vi.mock('trystero/nostr', () => import('../../tests/support/fake-rooms'));

const opened: { readonly leave: () => void }[] = [];

afterEach(() => {
  for (const { leave } of opened.splice(0)) leave();
  vi.unstubAllGlobals();
});

const nothing = { onTable: () => {}, onView: () => {} };

/** A host and a guest that use the same relay, which responds at first. */
function scene() {
  const { url, ...relay } = mockRooms();
  const clock = virtualClock();
  const services = {
    ...clock,
    iceServers: () => [],
    random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
    newId: () => randomBytes(16).toString('hex'),
    keep: async () => {},
    leftPart: async () => undefined,
  };
  const helpers = { relays: [url], iceServers: [] };
  const joined = async (openRoom: () => void): Promise<void> => {
    const before = joinedRooms().length;
    openRoom();
    await eventually(() => expect(joinedRooms().length).toBe(before + 1));
  };
  return {
    clock,
    relay,
    host: async () => {
      const hosting = openHost(
        newHost(PLAN, services.random),
        {
          ...services,
          chooseMove: fakeSearch().chooseMove,
          pace: () => 0,
          newChance: () => ({ kind: 'seeded', seed: 'one' }),
        },
        nothing,
      );
      opened.push(hosting);
      await joined(() => hosting.act({ kind: 'rooms-wanted', helpers }));
      return hosting;
    },
    guest: async () => {
      const invitation = valueOf(
        parseInvitation(`#join=${'a'.repeat(16)}.${'b'.repeat(26)}.${'c'.repeat(26)}`),
      );
      const joining = openGuest(newGuest('Ann', invitation, 'a'.repeat(64)), services, nothing);
      opened.push({ leave: joining.close });
      await joined(() => joining.act({ kind: 'room-wanted', helpers }));
      return joining;
    },
  };
}

it('every page reports a lost relay until it responds again', async () => {
  const { clock, relay, host, guest } = scene();
  const pages = [await host(), await guest()];
  const failures = (): unknown[] => pages.map(({ view }) => view().failure);
  const everyPageMisses = (failure: unknown): Promise<void> =>
    eventually(() => {
      clock.pass(1000);
      expect(failures()).toEqual([failure, failure]);
    });
  relay.stop();
  await everyPageMisses({ code: 'RELAYS_UNREACHABLE' });
  relay.start();
  await everyPageMisses(undefined);
});
