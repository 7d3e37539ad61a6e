import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { formatRecord } from '../engine';
import type { Table } from '../table';
import { eventually } from '../../tests/support/eventually';
import { valueOf } from '../../tests/support/results';
import { fakeSearch } from '../../tests/support/fake-services';
import { PLAN, playBest, words } from '../../tests/support/online-table';
import { type HostPage, type HostView, openHost } from './host/page';
import { type GuestPage, type GuestView, openGuest } from './guest/page';
import { type SavedHost, newHost, parseKeptHost } from './wire/kept-host';
import { type SavedGuest, newGuest, parseKeptGuest } from './wire/kept-guest';
import { parseInvitation } from '../net';

const random = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));

const WORLD = {
  iceServers: () => [],
  random,
  now: () => performance.now(),
  newId: () => randomBytes(16).toString('hex'),
  after: (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const opened: { readonly close: () => void }[] = [];

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

interface Tab<Part, State> {
  readonly part: Part;
  readonly table: () => Table | undefined;
  readonly state: () => State | undefined;
  readonly kept: () => string;
}

/** Opens one side of a table in a simulated tab. */
function tabOf<Part, State>(
  open: (
    keep: (text: string) => Promise<void>,
    events: { readonly onTable: (table: Table) => void; readonly onView: (state: State) => void },
  ) => Part,
): Tab<Part, State> {
  let table: Table | undefined;
  let state: State | undefined;
  let kept = '';
  const part = open(
    async (text) => {
      kept = text;
    },
    {
      onTable: (next) => {
        table = next;
        next.useLexicon(words.lexicon);
      },
      onView: (next) => {
        state = next;
      },
    },
  );
  return { part, table: () => table, state: () => state, kept: () => kept };
}

function hostTab(kept: SavedHost = newHost(PLAN, WORLD.random)): Tab<HostPage, HostView> {
  const tab = tabOf<HostPage, HostView>((keep, events) =>
    openHost(
      kept,
      {
        ...WORLD,
        chooseMove: fakeSearch().chooseMove,
        pace: () => 0,
        newChance: () => ({ kind: 'seeded', seed: 'one' }),
        keep,
      },
      events,
    ),
  );
  opened.push({ close: tab.part.leave });
  return tab;
}

function guestTab(kept: SavedGuest): Tab<GuestPage, GuestView> {
  const tab = tabOf<GuestPage, GuestView>((keep, events) =>
    openGuest(kept, { ...WORLD, keep, leftPart: async () => undefined }, events),
  );
  opened.push(tab.part);
  return tab;
}

const until = (isTrue: () => boolean | undefined): Promise<void> =>
  eventually(() => {
    if (!isTrue()) throw new Error('Not yet');
  }, 5);

const invitationOf = ({ part }: Tab<HostPage, HostView>, seat: number) =>
  valueOf(parseInvitation(part.view().invitations.get(seat) ?? ''));

/** Two tabs with a dealt game. */
async function dealt() {
  const host = hostTab();
  const guest = guestTab(newGuest('Ann', invitationOf(host, 1), 'a'.repeat(64)));
  await until(() => host.part.begin());
  await until(() => host.table() !== undefined && guest.table() !== undefined);
  return { host, guest };
}

type Tabs = Awaited<ReturnType<typeof dealt>>;

async function playUntil({ host, guest }: Tabs, turns: number): Promise<void> {
  await until(() => {
    const { view, turns: taken } = host.table()?.snapshot() ?? { turns: 0 };
    if (view?.result || taken >= turns) return taken === guest.table()?.snapshot().turns;
    playBest(host.table());
    playBest(guest.table());
    return false;
  });
}

describe('table in two tabs of one browser', () => {
  it('is joined by its invitation and played to the end', async () => {
    const tabs = await dealt();
    const { host, guest } = tabs;
    expect(host.state()?.seats).toMatchObject([{ at: 'host' }, { at: 'guest', name: 'Ann' }]);
    expect(guest.state()?.status).toEqual({ kind: 'seated', seat: 1, isHostAway: false });
    await playUntil(tabs, Infinity);
    await until(() => guest.state()?.draws !== undefined);
    expect(guest.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
    const records = [host, guest].map(({ table }) => table()?.timeline()?.record);
    expect(records.map((record) => record && formatRecord(record))).toEqual([
      expect.any(String),
      records[0] && formatRecord(records[0]),
    ]);
  });

  it('continues after either tab is reopened', async () => {
    const { host, guest } = await dealt();
    await playUntil({ host, guest }, 2);
    guest.part.close();
    const again = guestTab(valueOf(parseKeptGuest(JSON.parse(guest.kept()))));
    await until(() => again.table()?.snapshot().turns === 2);
    await playUntil({ host, guest: again }, 4);
    host.part.leave();
    await until(() => {
      const status = again.state()?.status;
      return status?.kind === 'seated' && status.isHostAway;
    });
    const hostAgain = hostTab(valueOf(parseKeptHost(JSON.parse(host.kept()))));
    await until(() => {
      const status = again.state()?.status;
      return status?.kind === 'seated' && !status.isHostAway;
    });
    expect(hostAgain.table()?.snapshot().turns).toBe(4);
    await playUntil({ host: hostAgain, guest: again }, Infinity);
    await until(() => again.state()?.draws !== undefined);
    expect(again.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('turns away a guest whose seat is taken', async () => {
    const { host } = await dealt();
    const late = guestTab(newGuest('Eve', invitationOf(host, 1), 'e'.repeat(64)));
    await until(() => late.state()?.status?.kind === 'turned-away');
    expect(late.table()).toBeUndefined();
    expect(host.state()?.seats[1]?.name).toBe('Ann');
  });

  it('notifies its guests when it closes and reveals its draws', async () => {
    const tabs = await dealt();
    await playUntil(tabs, 1);
    tabs.host.part.close();
    await until(() => tabs.guest.state()?.status?.kind === 'closed');
    expect(tabs.guest.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('rejects invalid saved data', () => {
    for (const text of ['{}', '{"role":"host"}', '[]', 'null']) {
      expect(parseKeptHost(JSON.parse(text)).ok).toBe(false);
      expect(parseKeptGuest(JSON.parse(text)).ok).toBe(false);
    }
  });
});
