import { describe, expect, it } from 'vitest';
import { valueIn } from '../../engine';
import { newInvitation } from '../../net';
import {
  formatKeptGuest,
  formatLeftGuests,
  newGuest,
  parseLeftGuests,
  type SavedGuest,
  withLeft,
} from '../wire/kept-guest';
import { newHost } from '../wire/kept-host';
import {
  parseConnectionSettings,
  stepSession,
  newSession,
  type SessionEvent,
  type SessionState,
} from './session';
import { HOST_KEYS } from '../../../tests/support/lone-guest';
import { PLAN } from '../../../tests/support/online-table';

const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7);
const INVITATION = newInvitation(HOST_KEYS.publicKey, random);
const FRESH = 'f'.repeat(64);

const after = (state: SessionState, ...events: readonly SessionEvent[]) =>
  events.reduce((step, event) => stepSession(step.state, event), {
    state,
    effects: [],
  } as ReturnType<typeof stepSession>);

const DEFAULTS = parseConnectionSettings(undefined);

const first = newSession(DEFAULTS);

const VIEW = {
  status: undefined,
  seats: [],
  answer: undefined,
  failure: undefined,
  hasMetFalseHost: false,
  hasMetHost: false,
  draws: undefined,
  newDeal: undefined,
  unproved: 0,
  rematch: undefined,
  reactions: [],
};

const JOIN: SessionEvent = {
  kind: 'join',
  name: 'Ann',
  by: { kind: 'link', invitation: INVITATION },
  secretKey: FRESH,
};

describe('session step', () => {
  it('joins under a saved name and searches other tabs before relays', () => {
    const { state, effects } = after(first, JOIN);
    expect(effects).toMatchObject([
      { kind: 'keep-connection', connection: { name: 'Ann' } },
      { kind: 'show' },
      { kind: 'open-guest', table: 1, kept: { secretKey: FRESH, invitation: INVITATION } },
      { kind: 'search-tabs', table: 1 },
    ]);
    const looking = after(
      state,
      { kind: 'table-changed', table: 1, shared: { role: 'guest', hasLink: true, state: VIEW } },
      { kind: 'searched-tabs', table: 1 },
    );
    expect(looking.effects).toMatchObject([{ kind: 'search-room' }]);
    const found = after(
      state,
      {
        kind: 'table-changed',
        table: 1,
        shared: {
          role: 'guest',
          hasLink: true,
          state: { ...VIEW, status: { kind: 'seated', seat: 1, isHostAway: false } },
        },
      },
      { kind: 'searched-tabs', table: 1 },
    );
    expect(found.effects).toEqual([]);
  });

  it.each([
    ['a link to a host that is away', { kind: 'link', invitation: INVITATION }],
    ['a code that doesn’t connect', { kind: 'code', code: 'x' }],
  ] as const)('saves no part in a table without a seat, as after %s', (_, by) => {
    const joined = after(first, { ...JOIN, by });
    const unmet = joined.effects.find((effect) => effect.kind === 'open-guest')?.kept;
    const { effects } = after(joined.state, { kind: 'leave', left: unmet });
    expect(effects[1]).toMatchObject({ kind: 'forget', left: undefined });
  });

  it('saves its part in a table that it leaves', () => {
    const guest = { ...newGuest('Ann', INVITATION, FRESH), host: HOST_KEYS.publicKey };
    const { effects } = after(first, { kind: 'leave', left: guest });
    expect(effects[1]).toMatchObject({ kind: 'forget', left: guest });
  });

  it('knows the seats that were left after a reload, also what an earlier version saved', () => {
    const left = ['a', 'b'].map((key) => newGuest('Ann', INVITATION, key.repeat(64)));
    expect(parseLeftGuests(valueIn(formatLeftGuests(left)))).toEqual(left);
    const [one, other] = left as [SavedGuest, SavedGuest];
    expect(parseLeftGuests(valueIn(formatKeptGuest(one)))).toEqual([one]);
    const damaged = `[{"role":"guest"},${formatKeptGuest(other)}]`;
    expect(parseLeftGuests(valueIn(damaged))).toEqual([other]);
    expect(parseLeftGuests(undefined)).toEqual([]);
  });

  it('knows the last part in each table, the latest first', () => {
    const [one, other] = ['1', '2'].map((key) => ({
      ...newGuest('Ann', INVITATION, FRESH),
      host: key.repeat(64),
    })) as [SavedGuest, SavedGuest];
    const renamed = { ...one, name: 'Anna' };
    expect([one, other, renamed].reduce(withLeft, [])).toEqual([renamed, other]);
  });

  it('postpones a link while at another table and follows it afterwards', () => {
    const view = {
      plan: PLAN,
      seats: [],
      rooms: 'closed' as const,
      offers: new Map<number, string>(),
      isDealing: false,
      declined: [],
      rematch: undefined,
      reactions: [],
      invitations: new Map<number, string>(),
      failure: undefined,
      isPlaying: false,
    };
    const { state, effects } = after(
      first,
      { kind: 'host', kept: newHost(PLAN, random), isPostponed: false },
      { kind: 'table-changed', table: 1, shared: { role: 'host', state: view } },
      { kind: 'visit', fragment: '#join=x' },
    );
    expect(effects).toEqual([{ kind: 'announce-waiting' }, { kind: 'show' }]);
    expect(state.shared?.role).toBe('host');
    const left = after(state, { kind: 'leave', left: undefined });
    expect(left.effects.map(({ kind }) => kind)).toEqual(['close', 'forget', 'go-back']);
    const late = after(left.state, {
      kind: 'table-changed',
      table: 1,
      shared: { role: 'host', state: view },
    });
    expect(late.state.shared).toBeUndefined();
    const followed = after(late.state, { kind: 'went-back' });
    expect(followed.state.shared).toEqual({ role: 'visitor', fragment: '#join=x' });
  });
});
