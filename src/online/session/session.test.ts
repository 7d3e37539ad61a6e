import { describe, expect, it } from 'vitest';
import { valueIn } from '../../engine';
import { newInvitation } from '../../net';
import {
  formatKeptGuest,
  formatLeftGuests,
  newGuest,
  parseLeftGuests,
  type SavedGuest,
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

const first = newSession(DEFAULTS, []);

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

  it('reuses the key of its last seat only for the same host', () => {
    const left = { ...newGuest('Ann', undefined, 'a'.repeat(64)), host: HOST_KEYS.publicKey };
    const again = after(newSession(DEFAULTS, [left]), JOIN);
    expect(again.effects).toContainEqual(
      expect.objectContaining({
        kind: 'open-guest',
        kept: expect.objectContaining({ secretKey: left.secretKey, host: left.host }),
      }),
    );
    const elsewhere = after(newSession(DEFAULTS, [{ ...left, host: 'e'.repeat(64) }]), JOIN);
    expect(elsewhere.effects).toContainEqual(
      expect.objectContaining({
        kind: 'open-guest',
        kept: expect.objectContaining({ secretKey: FRESH, host: undefined }),
      }),
    );
  });

  it.each([
    ['a link to a host that is away', { kind: 'link', invitation: INVITATION }],
    ['a code that doesn’t connect', { kind: 'code', code: 'x' }],
  ] as const)('keeps the key of its last seat after %s', (_, by) => {
    const host = 'e'.repeat(64);
    const seated = { ...newGuest('Ann', undefined, 'a'.repeat(64)), host };
    const joined = after(newSession(DEFAULTS, [seated]), { ...JOIN, by });
    const unmet = joined.effects.find((effect) => effect.kind === 'open-guest')?.kept;
    expect(unmet?.host).toBeUndefined();
    const { state, effects } = after(joined.state, { kind: 'leave', left: unmet });
    expect(state.left).toEqual([seated]);
    expect(effects.map(({ kind }) => kind)).not.toContain('keep-left');
  });

  it('keeps the keys of several seats', () => {
    const atFirst = { ...newGuest('Ann', INVITATION, 'a'.repeat(64)), host: HOST_KEYS.publicKey };
    const atSecond = { ...newGuest('Ann', undefined, 'b'.repeat(64)), host: 'e'.repeat(64) };
    const { state, effects } = after(
      first,
      { kind: 'leave', left: atFirst },
      { kind: 'leave', left: atSecond },
    );
    expect(effects).toContainEqual({ kind: 'keep-left', left: [atSecond, atFirst] });
    const again = after(state, JOIN);
    expect(again.effects).toContainEqual(
      expect.objectContaining({
        kind: 'open-guest',
        kept: expect.objectContaining({ secretKey: atFirst.secretKey, host: atFirst.host }),
      }),
    );
    const renamed = { ...atFirst, name: 'Anna' };
    expect(after(state, { kind: 'leave', left: renamed }).state.left).toEqual([renamed, atSecond]);
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
