import { describe, expect, it } from 'vitest';
import { judgePlay, type RuleBook, scraebbkle } from '../../src/engine';
import { pointsText, scoreSums, signedPoints } from '../../src/messages';
import { tileSetOf } from '../support/games';
import { boardOf, gridOf, playOf, rackOf } from '../support/pictures';
import { valueOf } from '../support/results';

/** A play on a board of one row. */
function played(row: string, text: string, changes: Partial<RuleBook> = {}, tiles = '.'.repeat(7)) {
  const rules = { ...scraebbkle, ...changes };
  const board = boardOf([row], 'a1');
  const field = { board, grid: gridOf([tiles]) };
  const rack = rackOf(text.split(',')[0]?.replace(/[a-z]/g, '_') ?? '');
  return valueOf(judgePlay(rules, field, rack, playOf(text), undefined));
}

/** The sum as text and the points of a play on a board of one row. */
function sumOf(...args: Parameters<typeof played>): readonly [string, number] {
  const play = played(...args);
  const lines = scoreSums(play).map((parts) => parts.map(({ text }) => text).join(''));
  return [lines.join('; '), play.score.total];
}

describe('the sum of a score', () => {
  it.each([
    ['values alone', '.......', 'D 2 + I 1 + N 1 = 4', 4],
    ['a letter factor', '..[2]....', 'D 2 + I 1 + N 1 ×2 = 5', 5],
    ['a word factor', '<3>......', 'D 2 + I 1 + N 1 = 4, tripled by 3W', 12],
    [
      'several word factors',
      '<3>.<2>....',
      'D 2 + I 1 + N 1 = 4, tripled by 3W, doubled by 2W',
      24,
    ],
    [
      'factors of zero and below',
      '<-3>[0][-4]....',
      'D 2 + I 1 ×0 + N 1 ×−4 = −2, multiplied by −3W',
      6,
    ],
    ['a factor of one', '<1>[1].....', 'D 2 + I 1 + N 1 = 4, multiplied by 1W', 4],
  ])('is written with %s', (_what, row, sum, total) => {
    expect(sumOf(row, 'DIN,1a')).toEqual([sum, total]);
  });

  it('marks the letter of a blank', () => {
    expect(sumOf('.......', 'DiN,1a')).toEqual(['D 2 + I 8 + N 1 = 11', 11]);
    expect(scoreSums(played('.......', 'DiN,1a'))[0]).toContainEqual({ kind: 'blank', text: 'I' });
  });

  it('names the premium of each chip', () => {
    const [parts = []] = scoreSums(played('<3>[2].....', 'DIN,1a'));
    expect(parts.filter(({ kind }) => kind === 'chip')).toEqual([
      { kind: 'chip', text: '×2', premium: { kind: 'letter', factor: 2 } },
      { kind: 'chip', text: '3W', premium: { kind: 'word', factor: 3 } },
    ]);
  });

  it('adds the bonus for many tiles', () => {
    expect(sumOf('<2>......', 'DINEDAA,1a')).toEqual([
      'D 2 + I 1 + N 1 + E 2 + D 2 + A 1 + A 1 = 10, doubled by 2W, plus 60 for 7 tiles',
      80,
    ]);
  });

  it('counts tiles on the board without premiums', () => {
    expect(sumOf('[9]......', 'IN,1b', {}, 'D......')).toEqual(['D 2 + I 1 + N 1 = 4', 4]);
  });

  it('writes negative values and bonuses with a minus sign', () => {
    const tileSet = tileSetOf({}, { D: -2 });
    const bonuses = [{ tiles: 2, points: -5 }];
    expect(sumOf('.......', 'DI,1a', { tileSet, bonuses })).toEqual([
      'D −2 + I 1 = −1, minus 5 for 2 tiles',
      -6,
    ]);
  });
});

describe('points', () => {
  it.each([
    [27, '+27', '27'],
    [0, '0', '0'],
    [-0, '0', '0'],
    [-4, '−4', '−4'],
  ])('of %i are printed with and without sign', (points, signed, plain) => {
    expect(signedPoints(points)).toBe(signed);
    expect(pointsText(points)).toBe(plain);
  });
});
