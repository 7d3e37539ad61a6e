import { describe, expect, it } from 'vitest';
import { judgePlay, type RuleBook, scraebbkle } from '../../src/engine';
import { pointsText, scoreSum, signedPoints } from '../../src/messages';
import { tileSetOf } from '../support/games';
import { boardOf, gridOf, playOf, rackOf } from '../support/pictures';
import { valueOf } from '../support/results';

/** The sum as text and the points of a play on a board of one row. */
function sumOf(
  row: string,
  text: string,
  changes: Partial<RuleBook> = {},
  tiles = '.'.repeat(7),
): readonly [string, number] {
  const rules = { ...scraebbkle, ...changes };
  const board = boardOf([row], 'a1');
  const field = { board, grid: gridOf([tiles]) };
  const rack = rackOf(text.split(',')[0]?.replace(/[a-z]/g, '_') ?? '');
  const { score } = valueOf(judgePlay(rules, field, rack, playOf(text), undefined));
  return [scoreSum(rules.tileSet, score), score.total];
}

describe('the sum of a score', () => {
  it.each([
    ['values alone', '.......', 'D2 + I1 + N1', 4],
    ['a letter factor', '..[2]....', 'D2 + I1 + N1×2', 5],
    ['a word factor', '<3>......', '(D2 + I1 + N1) ×3', 12],
    ['several word factors', '<3>.<2>....', '(D2 + I1 + N1) ×3 ×2', 24],
    ['factors of zero and below', '<-3>[0][-4]....', '(D2 + I1×0 + N1×−4) ×−3', 6],
    ['a factor of one', '<1>[1].....', '(D2 + I1 + N1) ×1', 4],
  ])('is written with %s', (_what, row, sum, total) => {
    expect(sumOf(row, 'DIN,1a')).toEqual([sum, total]);
  });

  it('shows a blank as a lower-case letter with its value', () => {
    expect(sumOf('.......', 'DiN,1a')).toEqual(['D2 + i8 + N1', 11]);
  });

  it('adds the bonus for many tiles', () => {
    expect(sumOf('<2>......', 'DINEDAA,1a')).toEqual([
      '(D2 + I1 + N1 + E2 + D2 + A1 + A1) ×2 + 60',
      80,
    ]);
  });

  it('counts tiles on the board without premiums', () => {
    expect(sumOf('[9]......', 'IN,1b', {}, 'D......')).toEqual(['D2 + I1 + N1', 4]);
  });

  it('writes negative values and bonuses with a minus sign', () => {
    const tileSet = tileSetOf({}, { D: -2 });
    const bonuses = [{ tiles: 2, points: -5 }];
    expect(sumOf('.......', 'DI,1a', { tileSet, bonuses })).toEqual(['D−2 + I1 + −5', -6]);
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
