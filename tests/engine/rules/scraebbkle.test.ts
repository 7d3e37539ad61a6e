import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../../src/engine';

/** The table in the rules: number, letter and value of tiles. */
const TABLE = `
8 x [A1] 2 x [B3] 2 x [C4] 4 x [D2] 9 x [E2] 3 x [F4] 4 x [G3] 3 x [H4] 9 x [I1] 1 x [J11]
2 x [K6] 4 x [L1] 2 x [M3] 7 x [N1] 7 x [O1] 2 x [P3] 1 x [Q12] 6 x [R1] 4 x [S1] 5 x [T1]
5 x [U1] 2 x [V4] 2 x [W4] 1 x [X9] 2 x [Y5] 1 x [Z9]`;

describe('the rule book of ScraeBBKle', () => {
  it('has the tiles of the rules', () => {
    const { letters, blank } = scraebbkle.tileSet;
    const table = letters.map(({ letter, value, count }) => `${count} x [${letter}${value}]`);
    expect(table.join(' ')).toBe(TABLE.trim().replaceAll('\n', ' '));
    expect(blank).toEqual({ value: 8, count: 2 });
  });

  it('writes blanks as small letters', () => {
    const { letters } = scraebbkle.tileSet;
    expect(letters.map(({ twin }) => twin).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  it('is for two players, with seven tiles, a bonus of sixty points and an end after two passes each', () => {
    expect(scraebbkle).toMatchObject({
      id: 'scraebbkle',
      seats: { least: 2, most: 2 },
      rackSize: 7,
      bonuses: [{ tiles: 7, points: 60 }],
      opening: { kind: 'start-square', fewestTiles: 2 },
      occupiedSquare: 'slide',
      passesToEnd: 2,
    });
  });
});
