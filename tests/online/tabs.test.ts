import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRecord } from '../../src/engine';
import type { Table } from '../../src/table';
import {
  type Hosting,
  type HostingState,
  type Joining,
  type JoiningState,
  type KeptHosting,
  type KeptJoining,
  newHosting,
  newJoining,
  openHosting,
  openJoining,
  parseInvitation,
  parseKeptHosting,
  parseKeptJoining,
} from '../../src/online';
import { valueOf } from '../support/results';
import { handMadeSearch } from '../support/hand-made-services';
import { PLAN, playBest, words } from '../support/online-table';

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

/** A page at a table in one tab. */
interface Tab<Part, State> {
  readonly part: Part;
  readonly table: () => Table | undefined;
  readonly state: () => State | undefined;
  readonly kept: () => string;
}

/** Opens one side of a table in a tab, given where it keeps its part and what it tells. */
function tabOf<Part, State>(
  open: (
    keep: (text: string) => Promise<boolean>,
    events: { readonly onTable: (table: Table) => void; readonly onState: (state: State) => void },
  ) => Part,
): Tab<Part, State> {
  let table: Table | undefined;
  let state: State | undefined;
  let kept = '';
  const part = open(
    async (text) => {
      kept = text;
      return true;
    },
    {
      onTable: (next) => {
        table = next;
        next.useLexicon(words.lexicon);
      },
      onState: (next) => {
        state = next;
      },
    },
  );
  return { part, table: () => table, state: () => state, kept: () => kept };
}

function hostTab(kept: KeptHosting = newHosting(PLAN, WORLD)): Tab<Hosting, HostingState> {
  const tab = tabOf<Hosting, HostingState>((keep, events) =>
    openHosting(
      kept,
      {
        ...WORLD,
        chooseMove: handMadeSearch().chooseMove,
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

function guestTab(kept: KeptJoining): Tab<Joining, JoiningState> {
  const tab = tabOf<Joining, JoiningState>((keep, events) =>
    openJoining(kept, { ...WORLD, keep }, events),
  );
  opened.push(tab.part);
  return tab;
}

const until = (isTrue: () => boolean | undefined): Promise<void> =>
  vi.waitFor(
    () => {
      if (!isTrue()) throw new Error('Not yet');
    },
    { timeout: 20_000, interval: 5 },
  );

const invitationOf = ({ part }: Tab<Hosting, HostingState>, seat: number) =>
  valueOf(parseInvitation(part.state().invitations.get(seat) ?? ''));

/** Two tabs whose game has been dealt. */
async function dealt() {
  const host = hostTab();
  const guest = guestTab(newJoining('Ann', invitationOf(host, 1), WORLD));
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

describe('a table in two tabs of one browser', () => {
  it('is joined by its invitation and played to its end', async () => {
    const tabs = await dealt();
    const { host, guest } = tabs;
    expect(host.state()?.places).toMatchObject([{ at: 'host' }, { at: 'guest', name: 'Ann' }]);
    expect(guest.state()?.standing).toEqual({ kind: 'seated', seat: 1, isHostAway: false });
    await playUntil(tabs, Infinity);
    await until(() => guest.state()?.draws !== undefined);
    expect(guest.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
    const records = [host, guest].map(({ table }) => table()?.timeline()?.record);
    expect(records.map((record) => record && formatRecord(record))).toEqual([
      expect.any(String),
      records[0] && formatRecord(records[0]),
    ]);
  });

  it('goes on where it was when either tab is opened again', async () => {
    const { host, guest } = await dealt();
    await playUntil({ host, guest }, 2);
    guest.part.close();
    const again = guestTab(valueOf(parseKeptJoining(JSON.parse(guest.kept()))));
    await until(() => again.table()?.snapshot().turns === 2);
    await playUntil({ host, guest: again }, 4);
    host.part.leave();
    await until(() => {
      const standing = again.state()?.standing;
      return standing?.kind === 'seated' && standing.isHostAway;
    });
    const hostAgain = hostTab(valueOf(parseKeptHosting(JSON.parse(host.kept()))));
    await until(() => {
      const standing = again.state()?.standing;
      return standing?.kind === 'seated' && !standing.isHostAway;
    });
    expect(hostAgain.table()?.snapshot().turns).toBe(4);
    await playUntil({ host: hostAgain, guest: again }, Infinity);
    await until(() => again.state()?.draws !== undefined);
    expect(again.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('turns away who comes for a seat that is taken', async () => {
    const { host } = await dealt();
    const late = guestTab(newJoining('Eve', invitationOf(host, 1), WORLD));
    await until(() => late.state()?.standing?.kind === 'turned-away');
    expect(late.table()).toBeUndefined();
    expect(host.state()?.places[1]?.name).toBe('Ann');
  });

  it('tells its guests when it is closed for good, and opens what its draws were made of', async () => {
    const tabs = await dealt();
    await playUntil(tabs, 1);
    tabs.host.part.close();
    await until(() => tabs.guest.state()?.standing?.kind === 'closed');
    expect(tabs.guest.state()?.draws).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('keeps nothing that can be anything else', () => {
    for (const text of ['{}', '{"role":"host"}', '[]', 'null']) {
      expect(parseKeptHosting(JSON.parse(text)).ok).toBe(false);
      expect(parseKeptJoining(JSON.parse(text)).ok).toBe(false);
    }
  });
});
