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

it('the messages of this test are some', () => {
  for (const text of [WELCOME, TURNED_AWAY]) expect(parseHostMessage(text).ok).toBe(true);
});

describe('a guest whose host ended without a word', () => {
  it('finds the host again who is somebody else now', async () => {
    const { guest, asked, prove, status } = await guestLeftAlone();
    await guest.onPeer('the host again');
    expect(asked()).toEqual(['the host', 'the host again']);
    await prove('the host again');
    await guest.onMessage('the host again', WELCOME);
    expect(status()).toEqual(AT_TABLE);
    await guest.onMessage('the host', JSON.stringify({ kind: 'closed' }));
    expect(status()).toEqual(AT_TABLE);
  });

  it('stays with the host who is back, whoever else is asked', async () => {
    const { guest, prove, status } = await guestLeftAlone();
    await guest.onPeer('somebody');
    await prove('somebody');
    await guest.onBack('the host');
    await guest.onMessage('somebody', WELCOME);
    await guest.onMessage('somebody', JSON.stringify({ kind: 'closed' }));
    expect(status()).toEqual(AT_TABLE);
  });

  it('does not lose its seat to somebody who turns it away', async () => {
    const { guest, prove, status } = await guestLeftAlone();
    await guest.onPeer('somebody');
    await prove('somebody');
    await guest.onMessage('somebody', TURNED_AWAY);
    expect(status()).toEqual(LEFT_ALONE);
    await guest.onBack('the host');
    expect(status()).toEqual(AT_TABLE);
  });

  it('asks nobody else while the host is there', async () => {
    const { guest, asked, prove } = loneGuest();
    await guest.onPeer('the host');
    await prove('the host');
    await guest.onMessage('the host', WELCOME);
    await guest.onPeer('somebody');
    expect(asked()).toEqual(['the host']);
  });
});

describe('the name of a guest', () => {
  const nameIn = (name: string): string | undefined => {
    const message = parseGuestMessage(
      JSON.stringify({ kind: 'proof', signature: 'a'.repeat(128), name }),
    );
    return message.ok && message.value.kind === 'proof' ? message.value.name : undefined;
  };

  it('loses what shows nothing, or turns the writing beside it round', () => {
    expect(nameIn('\u202EBob\u0007 \u2066')).toBe('Bob');
    expect(nameIn('Zoë 🦊')).toBe('Zoë 🦊');
  });

  it('is refused where nothing is left of it', () => {
    expect(nameIn('\u202E \n')).toBeUndefined();
    expect(nameIn('x'.repeat(41))).toBeUndefined();
  });
});

describe('a host that is slow', () => {
  it('is heard though somebody else has been asked meanwhile, at every step', async () => {
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
