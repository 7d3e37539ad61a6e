import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInvitation, isInvitedBy, newInvitation, parseInvitation } from '../../src/net';
import { anyTexts } from '../arbitraries/texts';
import { errorOf, valueOf } from '../support/results';

const KEY = '0123456789abcdef'.repeat(4);

const invitations = fc
  .array(fc.nat(255), { minLength: 26, maxLength: 26 })
  .map((bytes) => newInvitation(KEY, (count) => Uint8Array.from(bytes.splice(0, count))));

describe('an invitation', () => {
  it('is only in the fragment of an address', () => {
    fc.assert(
      fc.property(invitations, (invitation) => {
        const fragment = formatInvitation(invitation);
        const url = new URL(`https://example.org/play/${fragment}`);
        expect(url.hash).toBe(fragment);
        expect(url.pathname + url.search).toBe('/play/');
        expect(valueOf(parseInvitation(url.hash))).toEqual(invitation);
      }),
    );
  });

  it('has a room and a secret in base 32, as random as their bytes', () => {
    const ones = newInvitation(KEY, (count) => new Uint8Array(count).fill(255));
    expect(ones).toMatchObject({ room: '7'.repeat(16), secret: `${'7'.repeat(25)}4` });
    const zeros = newInvitation(KEY, (count) => new Uint8Array(count));
    expect(zeros).toMatchObject({ room: 'a'.repeat(16), secret: 'a'.repeat(26) });
  });

  it('identifies its host and no other key', () => {
    fc.assert(
      fc.property(invitations, fc.stringMatching(/^[0-9a-f]{64}$/), (invitation, other) => {
        expect(invitation.host).toMatch(/^[a-z2-7]{26}$/);
        expect(isInvitedBy(invitation, KEY)).toBe(true);
        expect(isInvitedBy(invitation, other)).toBe(other === KEY);
      }),
    );
  });

  const good = `#join=${'a'.repeat(16)}.${'b'.repeat(26)}.${'c'.repeat(26)}`;

  it.each([
    ['no fragment', ''],
    ['another fragment', '#help'],
    ['an invitation without its prefix', good.slice(1)],
    ['no room', '#join='],
    ['half of one', good.slice(0, 30)],
    ['one without its host', good.slice(0, -27)],
    ['one with more text', `${good}c`],
    ['one with more text, then a table description', `${good}c&by=Ada`],
    ['one with an extra line', `${good}\n`],
    ['other letters', good.toUpperCase().replace('#JOIN', '#join')],
  ])('is refused: %s', (_what, fragment) => {
    expect(errorOf(parseInvitation(fragment))).toEqual({ code: 'NOT_AN_INVITATION' });
    expect(parseInvitation(good).ok).toBe(true);
  });

  it('is read from a link with a table description', () => {
    expect(parseInvitation(`${good}&by=Ada`)).toEqual(parseInvitation(good));
  });

  it('is not found in other texts', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        expect(parseInvitation(`#join=${text}`).ok).toBe(false);
      }),
    );
  });
});
