import { describe, expect, it } from 'vitest';
import { keyPairOf, newInvitation } from '../../net';
import type { SavedGuest } from '../wire/kept-guest';
import { type GuestMessage, parseGuestMessage, parseHostMessage } from '../wire/messages';
import type { GuestStatus } from './state';
import { HOST_KEYS, LONE_GUEST, loneGuest } from '../../../tests/support/lone-guest';
import { at } from '../../../tests/support/results';

const PLACES = [
  { name: 'Ann', at: 'host', isAway: false },
  { name: 'Bob', at: 'guest', isAway: false },
];
const WELCOME = JSON.stringify({ kind: 'welcome', seat: 1, places: PLACES });
const TURNED_AWAY = JSON.stringify({ kind: 'turned-away', reason: 'taken' });
const AT_TABLE: GuestStatus = { kind: 'seated', seat: 1, isHostAway: false };
const LEFT_ALONE: GuestStatus = { kind: 'seated', seat: 1, isHostAway: true };

/** A guest whose host has timed out. */
async function guestLeftAlone() {
  const alone = loneGuest();
  await alone.guest.onPeer('the host');
  await alone.prove('the host');
  await alone.guest.onMessage('the host', WELCOME);
  expect(alone.status()).toEqual(AT_TABLE);
  await alone.guest.onAway('the host');
  expect(alone.status()).toEqual(LEFT_ALONE);
  return alone;
}

it('the messages of this test are valid', () => {
  for (const text of [WELCOME, TURNED_AWAY]) expect(parseHostMessage(text).ok).toBe(true);
});

describe('guest whose host has timed out', () => {
  it('finds the host again as a new peer', async () => {
    const { guest, asked, prove, status } = await guestLeftAlone();
    await guest.onPeer('the host again');
    expect(asked()).toEqual(['the host', 'the host again']);
    await prove('the host again');
    await guest.onMessage('the host again', WELCOME);
    expect(status()).toEqual(AT_TABLE);
    await guest.onMessage('the host', JSON.stringify({ kind: 'closed' }));
    expect(status()).toEqual(AT_TABLE);
  });

  it('stays with the host that is back, although another peer was asked', async () => {
    const { guest, prove, status } = await guestLeftAlone();
    await guest.onPeer('somebody');
    await prove('somebody');
    await guest.onBack('the host');
    await guest.onMessage('somebody', WELCOME);
    await guest.onMessage('somebody', JSON.stringify({ kind: 'closed' }));
    expect(status()).toEqual(AT_TABLE);
  });

  it('keeps its seat if another peer turns it away', async () => {
    const { guest, prove, status } = await guestLeftAlone();
    await guest.onPeer('somebody');
    await prove('somebody');
    await guest.onMessage('somebody', TURNED_AWAY);
    expect(status()).toEqual(LEFT_ALONE);
    await guest.onBack('the host');
    expect(status()).toEqual(AT_TABLE);
  });

  it('asks no other peer while the host is there', async () => {
    const { guest, asked, prove } = loneGuest();
    await guest.onPeer('the host');
    await prove('the host');
    await guest.onMessage('the host', WELCOME);
    await guest.onPeer('somebody');
    expect(asked()).toEqual(['the host']);
  });
});

describe('guest that has left tables', () => {
  const OTHER_KEYS = keyPairOf('d'.repeat(64));
  const PARTS = [
    { ...LONE_GUEST, secretKey: '1'.repeat(64) },
    { ...LONE_GUEST, secretKey: '2'.repeat(64), host: OTHER_KEYS.publicKey },
  ];
  const NEW_PART = { ...LONE_GUEST, secretKey: '3'.repeat(64), host: undefined, name: 'Bobby' };
  const INVITATION = newInvitation(HOST_KEYS.publicKey, (bytes) => new Uint8Array(bytes));
  const keysSaid = (messages: readonly GuestMessage[]): readonly string[] =>
    messages.flatMap((each) => (each.kind === 'hello' ? [each.key] : []));
  const keysOf = (...parts: readonly SavedGuest[]): readonly string[] =>
    parts.map(({ secretKey }) => keyPairOf(secretKey).publicKey);

  it.each([
    ['a code', undefined],
    ['a link', INVITATION],
  ])('presents the key of its seat to the host that it meets by %s', async (_, invitation) => {
    const alone = loneGuest({ saved: { ...NEW_PART, invitation }, left: PARTS.toReversed() });
    await alone.guest.onPeer('the host');
    await alone.prove('the host');
    expect(keysSaid(alone.saidTo('the host'))).toEqual(keysOf(NEW_PART, at(PARTS, 0)));
    await alone.prove('the host');
    expect(at(alone.saidTo('the host'), -1)).toMatchObject({ kind: 'proof', name: 'Bobby' });
    await alone.guest.onMessage('the host', WELCOME);
    expect(alone.status()).toEqual(AT_TABLE);
    expect(alone.saved()).toEqual({ ...at(PARTS, 0), name: 'Bobby', invitation });
  });

  it('presents a new key to a host that it has not met', async () => {
    const alone = loneGuest({ saved: NEW_PART, left: PARTS.slice(1) });
    await alone.guest.onPeer('the host');
    await alone.prove('the host');
    expect(alone.saidTo('the host').map(({ kind }) => kind)).toEqual(['hello', 'proof']);
    expect(keysSaid(alone.saidTo('the host'))).toEqual(keysOf(NEW_PART));
  });

  it('presents no key of a seat to a page that only claims to be its host', async () => {
    const alone = loneGuest({ saved: NEW_PART, left: PARTS });
    await alone.guest.onPeer('somebody');
    const challenge = JSON.parse(alone.challengeFor('somebody', OTHER_KEYS));
    await alone.guest.onMessage(
      'somebody',
      JSON.stringify({ ...challenge, key: HOST_KEYS.publicKey }),
    );
    expect(keysSaid(alone.said().map(([, message]) => message))).toEqual(keysOf(NEW_PART));
    expect(alone.falseHosts()).toBe(1);
  });

  it('takes a late answer to its new key for no false host', async () => {
    const alone = loneGuest({ saved: NEW_PART, left: PARTS });
    await alone.guest.onPeer('the host');
    const late = alone.challengeFor('the host');
    await alone.prove('the host');
    await alone.guest.onMessage('the host', late);
    await alone.prove('the host');
    await alone.guest.onMessage('the host', WELCOME);
    expect(alone.falseHosts()).toBe(0);
    expect(alone.status()).toEqual(AT_TABLE);
  });
});

describe('guest name', () => {
  const nameIn = (name: string): string | undefined => {
    const message = parseGuestMessage(
      JSON.stringify({ kind: 'proof', signature: 'a'.repeat(128), name }),
    );
    return message.ok && message.value.kind === 'proof' ? message.value.name : undefined;
  };

  it('loses control and bidirectional characters', () => {
    expect(nameIn('\u202EBob\u0007 \u2066')).toBe('Bob');
    expect(nameIn('Zoë 🦊')).toBe('Zoë 🦊');
  });

  it('can have 40 characters, of any length in UTF-16', () => {
    expect(nameIn('🦊'.repeat(40))).toBe('🦊'.repeat(40));
  });

  it('is rejected if it is empty or too long', () => {
    expect(nameIn('\u202E \n')).toBeUndefined();
    expect(nameIn('x'.repeat(41))).toBeUndefined();
  });
});

describe('slow host', () => {
  it('is accepted at every step although another peer is being asked', async () => {
    const { guest, asked, challengeFor, clock, saidTo, status } = loneGuest();
    await guest.onPeer('the host');
    await guest.onPeer('somebody');
    const challenge = challengeFor('the host');
    clock.pass(5000);
    expect(asked()).toEqual(['the host', 'somebody']);
    await guest.onMessage('the host', challenge);
    expect(saidTo('the host').map(({ kind }) => kind)).toEqual(['hello', 'proof']);
    clock.pass(4000);
    await guest.onMessage('the host', WELCOME);
    expect(status()).toEqual(AT_TABLE);
    await guest.onMessage('somebody', JSON.stringify({ kind: 'closed' }));
    expect(status()).toEqual(AT_TABLE);
  });
});
