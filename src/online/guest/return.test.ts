import { describe, expect, it } from 'vitest';
import { parseGuestMessage, parseHostMessage } from '../wire/messages';
import type { GuestStatus } from './state';
import { loneGuest } from '../../../tests/support/lone-guest';

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
