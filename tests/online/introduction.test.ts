import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COUNT } from '../../src/engine';
import { type Introduction, introductionIn, withIntroduction } from '../../src/online';
import { anyTexts } from '../arbitraries/texts';

const INVITATION = `#join=${'a'.repeat(16)}.${'b'.repeat(26)}.${'c'.repeat(26)}`;
const NOTHING: Introduction = {
  host: undefined,
  game: undefined,
  board: undefined,
  racks: undefined,
  first: undefined,
};
const ADA: Introduction = {
  host: 'Ada (& Élise) – 100%',
  game: 'ScraeBBKle',
  board: { name: 'Default board', columns: 16, rows: 14 },
  racks: 'closed',
  first: 'host',
};

describe('the table description in a link', () => {
  it('is read as it was written', () => {
    const link = withIntroduction(INVITATION, ADA);
    expect(link).toMatch(/^[#=&.%\w-]+$/);
    expect(introductionIn(link)).toEqual(ADA);
    expect(introductionIn(withIntroduction(INVITATION, NOTHING))).toEqual(NOTHING);
  });

  it('is empty in a link of an earlier version, and undefined without an invitation', () => {
    expect(introductionIn(INVITATION)).toEqual(NOTHING);
    expect(introductionIn('#join=abc&by=Ada')).toBeUndefined();
    expect(introductionIn('')).toBeUndefined();
  });

  it.each([
    ['an invisible name', 'by=%E2%80%AE%20', 'host'],
    ['a name that is too long', `by=${'a'.repeat(81)}`, 'host'],
    ['a name that is not valid text', 'by=%E0%A4', 'host'],
    ['a board without a size', 'board=Tower', 'board'],
    ['a board of no size', 'board=Tower&size=0x5', 'board'],
    ['a board larger than any page accepts', `board=Tower&size=${MAX_COUNT.squares}x2`, 'board'],
    ['racks of another kind', 'racks=hidden', 'racks'],
    ['an unknown first player', 'first=nobody', 'first'],
  ] as const)('is left out if it is invalid: %s', (_what, parameters, field) => {
    const told = introductionIn(`${INVITATION}&game=Classic&${parameters}`);
    expect(told).toMatchObject({ game: 'Classic', [field]: undefined });
  });

  it('stays short and readable for any names', () => {
    fc.assert(
      fc.property(anyTexts, anyTexts, (host, name) => {
        const board = { name, columns: 26, rows: 99 };
        const link = withIntroduction(INVITATION, { ...ADA, host, board });
        expect(link.length).toBeLessThan(2000);
        expect(introductionIn(link)?.game).toBe('ScraeBBKle');
        expect(introductionIn(`${INVITATION}&${host}`)).toBeDefined();
      }),
    );
  });
});
