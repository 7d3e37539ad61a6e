import { describe, expect, it } from 'vitest';
import { parseGuestMessage, parseHostMessage, type Standing } from '../support/online-doors';
import { loneGuest } from '../support/lone-guest';

const PLACES = [
  { name: 'Ann', at: 'host', isAway: false },
  { name: 'Bob', at: 'guest', isAway: false },
];
const WELCOME = JSON.stringify({ kind: 'welcome', seat: 1, places: PLACES });
const TURNED_AWAY = JSON.stringify({ kind: 'turned-away', reason: 'taken' });
const AT_TABLE: Standing = { kind: 'seated', seat: 1, isHostAway: false };
const LEFT_ALONE: Standing = { kind: 'seated', seat: 1, isHostAway: true };

/** A guest whose host has not been heard of for a while. */
function guestLeftAlone() {
  const alone = loneGuest();
  alone.guest.onPeer('the host');
  alone.prove('the host');
  alone.guest.onMessage('the host', WELCOME);
  expect(alone.standing()).toEqual(AT_TABLE);
  alone.guest.onAway('the host');
  expect(alone.standing()).toEqual(LEFT_ALONE);
  return alone;
}

it('the messages of this test are some', () => {
  for (const text of [WELCOME, TURNED_AWAY]) expect(parseHostMessage(text).ok).toBe(true);
});

describe('a guest whose host ended without a word', () => {
  it('finds the host again who is somebody else now', () => {
    const { guest, asked, prove, standing } = guestLeftAlone();
    guest.onPeer('the host again');
    expect(asked()).toEqual(['the host', 'the host again']);
    prove('the host again');
    guest.onMessage('the host again', WELCOME);
    expect(standing()).toEqual(AT_TABLE);
    guest.onMessage('the host', JSON.stringify({ kind: 'closed' }));
    expect(standing()).toEqual(AT_TABLE);
  });

  it('stays with the host who is back, whoever else is asked', () => {
    const { guest, prove, standing } = guestLeftAlone();
    guest.onPeer('somebody');
    prove('somebody');
    guest.onBack('the host');
    guest.onMessage('somebody', WELCOME);
    guest.onMessage('somebody', JSON.stringify({ kind: 'closed' }));
    expect(standing()).toEqual(AT_TABLE);
  });

  it('does not lose its seat to somebody who turns it away', () => {
    const { guest, prove, standing } = guestLeftAlone();
    guest.onPeer('somebody');
    prove('somebody');
    guest.onMessage('somebody', TURNED_AWAY);
    expect(standing()).toEqual(LEFT_ALONE);
    guest.onBack('the host');
    expect(standing()).toEqual(AT_TABLE);
  });

  it('asks nobody else while the host is there', () => {
    const { guest, asked, prove } = loneGuest();
    guest.onPeer('the host');
    prove('the host');
    guest.onMessage('the host', WELCOME);
    guest.onPeer('somebody');
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
