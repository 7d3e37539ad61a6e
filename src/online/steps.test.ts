import { describe, expect, it } from 'vitest';
import { startGame } from '../engine';
import { newHostState, type HostState } from './host/state';
import { stepHost } from './host/host';
import { stepGuest } from './guest/guest';
import { type GuestEvent, newGuestState } from './guest/state';
import { newHost } from './wire/kept-host';
import { keyPairOf } from '../net';
import { LONE_GUEST } from '../../tests/support/lone-guest';
import { formatMessage, type HostMessage } from './wire/messages';
import { hello } from './wire/handshake';
import type { Peer } from './peer-connections';
import { PLAN } from '../../tests/support/online-table';
import { at } from '../../tests/support/results';

const HOST: Peer = { seat: undefined, link: 'room', id: 'the host' };
const GUEST: Peer = { seat: 1, link: 'room', id: 'the guest' };
const NONCE = '9'.repeat(32);
const random = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7);

const said = (message: HostMessage): GuestEvent => ({
  kind: 'message-received',
  peer: HOST,
  text: formatMessage(message),
});

/** Applies events in turn; the effects are those of the last. */
const stepped = (...events: readonly GuestEvent[]) =>
  events.reduce(
    ({ state }, event) => stepGuest(state, event),
    stepGuest(newGuestState(LONE_GUEST), { kind: 'opened' }),
  );

const SEATED: readonly GuestEvent[] = [
  { kind: 'peer-joined', peer: HOST, nonce: NONCE },
  { kind: 'host-proved', peer: HOST, key: LONE_GUEST.host ?? '' },
  said({ kind: 'welcome', seat: 1, places: [] }),
];

describe('guest step', () => {
  it('greets a new peer and sets a timeout', () => {
    const { state, effects } = stepped(at(SEATED, 0));
    expect(effects.map(({ kind }) => kind)).toEqual(['greet', 'wait']);
    expect(state.status).toEqual({ kind: 'knocking' });
  });

  it('saves its contributions before it commits to them', () => {
    const asked = stepped(
      ...SEATED,
      said({ kind: 'commitment', game: NONCE, commitment: 'a'.repeat(64) }),
    );
    expect(asked.effects).toEqual([{ kind: 'draw-seed', game: NONCE, commitment: 'a'.repeat(64) }]);
    const bound = stepGuest(asked.state, {
      kind: 'seed-drawn',
      game: NONCE,
      commitment: 'a'.repeat(64),
      seed: 'b'.repeat(64),
    });
    expect(bound.effects).toMatchObject([
      { kind: 'keep', kept: { shares: { game: NONCE, seed: 'b'.repeat(64) } } },
      { kind: 'send', peer: HOST, message: { kind: 'anchor', game: NONCE } },
    ]);
  });

  it('ignores an invalid message and a message from a stranger', () => {
    const { state } = stepped(...SEATED);
    const stranger: Peer = { ...HOST, id: 'a stranger' };
    const closed = formatMessage({ kind: 'closed' });
    for (const event of [
      { kind: 'message-received', peer: HOST, text: '{' },
      { kind: 'message-received', peer: stranger, text: closed },
    ] satisfies GuestEvent[]) {
      const next = stepGuest(state, event);
      expect(next.effects).toEqual([]);
      expect(next.state).toEqual(state);
    }
  });

  it('greets its host again after the host’s page was reloaded, and keeps its seat meanwhile', () => {
    const { state } = stepped(...SEATED);
    const again = stepGuest(state, { kind: 'peer-restarted', peer: HOST, nonce: '8'.repeat(32) });
    expect(again.effects.map(({ kind }) => kind)).toEqual(['greet', 'wait']);
    expect(again.state.status).toMatchObject({ kind: 'seated', seat: 1 });
  });

  it('does not mutate its state', () => {
    const { state } = stepped(...SEATED);
    const before = structuredClone(state);
    stepGuest(state, { kind: 'peer-left', peer: HOST });
    expect(state).toEqual(before);
  });
});

describe('host step', () => {
  const first = stepHost(newHostState(newHost(PLAN, random)), { kind: 'opened' });

  /** A host whose only guest is seated and present. */
  const withGuest = (state: HostState): HostState => ({
    ...state,
    present: [{ seat: 1, peer: GUEST, isAway: false }],
    seats: state.seats.map((seat, index) =>
      index === 1 ? { name: 'Bob', at: 'guest', isAway: false } : seat,
    ),
  });

  it('opens a transport for every guest seat and saves the table', () => {
    expect(first.effects.map(({ kind }) => kind)).toEqual(['open-tab', 'keep']);
  });

  it('challenges a hello and reveals nothing', () => {
    const text = formatMessage(hello(keyPairOf('e'.repeat(64)), NONCE));
    const { state, effects } = stepHost(first.state, {
      kind: 'message-received',
      peer: GUEST,
      text,
    });
    expect(effects).toMatchObject([{ kind: 'challenge', peer: GUEST }]);
    expect(state).toEqual(first.state);
  });

  it('saves the secret of a deal before it commits to it', () => {
    const { effects } = stepHost(withGuest(first.state), {
      kind: 'begin',
      id: NONCE,
      by: { secret: 'a'.repeat(64) },
    });
    expect(effects).toMatchObject([
      { kind: 'keep', kept: { dealing: { id: NONCE, secret: 'a'.repeat(64) } } },
      { kind: 'send', peer: GUEST, message: { kind: 'commitment', game: NONCE } },
    ]);
  });

  it('saves a game before it sends it', () => {
    const chance = { kind: 'seeded', seed: 'one' } as const;
    const dealt = stepHost(withGuest(first.state), { kind: 'begin', id: NONCE, by: { chance } });
    expect(
      dealt.effects.map((effect) => ('message' in effect ? effect.message.kind : effect.kind)),
    ).toEqual(['keep', 'open-table', 'game', 'update']);
    const timeline = startGame(NONCE, { ...PLAN.setup, chance });
    const again = stepHost(dealt.state, { kind: 'table-saved', timeline });
    // The guest already has every turn.
    expect(again.effects.map(({ kind }) => kind)).toEqual(['keep']);
  });

  it('ignores events after the table is closed', () => {
    const closed = stepHost(withGuest(first.state), { kind: 'close' });
    expect(closed.effects).toMatchObject([
      { kind: 'close-table' },
      { kind: 'send', peer: GUEST, message: { kind: 'closed' } },
    ]);
    const after = stepHost(closed.state, { kind: 'begin', id: NONCE, by: { secret: NONCE } });
    expect(after).toEqual({ state: closed.state, effects: [] });
  });
});
