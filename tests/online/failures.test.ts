import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import {
  newHosting,
  newJoining,
  openHosting,
  openJoining,
  parseInvitation,
} from '../../src/online';
import { furnishRooms } from '../support/hand-made-rooms';
import { valueOf } from '../support/results';
import { virtualClock } from '../support/virtual-clock';
import { handMadeSearch } from '../support/hand-made-services';
import { PLAN } from '../support/online-table';

vi.mock('trystero/nostr', () => import('../support/hand-made-rooms'));

const opened: { readonly leave: () => void }[] = [];

afterEach(() => {
  for (const { leave } of opened.splice(0)) leave();
  vi.unstubAllGlobals();
});

const nothing = { onTable: () => {}, onState: () => {} };

/** Pages that look for each other in rooms, each by the same relay, which answers at first. */
function scene() {
  const { url, ...relay } = furnishRooms();
  const clock = virtualClock();
  const services = {
    ...clock,
    iceServers: () => [],
    random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
    newId: () => randomBytes(16).toString('hex'),
    keep: async () => true,
  };
  const helpers = { relays: [url], iceServers: [] };
  return {
    clock,
    relay,
    host: async () => {
      const hosting = openHosting(
        newHosting(PLAN, services),
        {
          ...services,
          chooseMove: handMadeSearch().chooseMove,
          pace: () => 0,
          newChance: () => ({ kind: 'seeded', seed: 'one' }),
        },
        nothing,
      );
      opened.push(hosting);
      await hosting.openRooms(helpers);
      return hosting;
    },
    guest: async () => {
      const invitation = valueOf(
        parseInvitation(`#join=${'a'.repeat(16)}.${'b'.repeat(26)}.${'c'.repeat(26)}`),
      );
      const joining = openJoining(newJoining('Ann', invitation, services), services, nothing);
      opened.push({ leave: joining.close });
      await joining.openRoom(helpers);
      return joining;
    },
  };
}

it('a relay that is lost is missed at every page until it answers again', async () => {
  const { clock, relay, host, guest } = scene();
  const pages = [await host(), await guest()];
  const failures = (): unknown[] => pages.map(({ state }) => state().failure);
  relay.stop();
  clock.pass(10_000);
  expect(failures()).toEqual([{ code: 'RELAYS_UNREACHABLE' }, { code: 'RELAYS_UNREACHABLE' }]);
  relay.start();
  clock.pass(2000);
  expect(failures()).toEqual([undefined, undefined]);
});
