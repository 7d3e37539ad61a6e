import { describe, expect, it } from 'vitest';
import { judgePlay, type ScoreBreakdown, scraebbkle } from '../../../src/engine';
import { bonusFor } from '../../../src/engine/play';
import { boardOf, gridOf, playOf, rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

interface Played {
  readonly board: readonly string[];
  readonly grid: readonly string[];
  readonly rack: string;
  readonly play: string;
}

const scoreOf = ({ board, grid, rack, play }: Played): ScoreBreakdown =>
  valueOf(
    judgePlay(
      scraebbkle,
      { board: boardOf(board), grid: gridOf(grid) },
      rackOf(rack),
      playOf(play),
      undefined,
    ),
  ).score;

describe('the score of a word', () => {
  it('is the sum of its letters', () => {
    const score = scoreOf({ board: ['...'], grid: ['Q..'], rack: 'UA', play: 'UA,1b' });
    expect(score).toEqual({
      words: [
        {
          letters: [
            { tile: { kind: 'letter', letter: 'Q' }, value: 12, factor: 1 },
            { tile: { kind: 'letter', letter: 'U' }, value: 1, factor: 1 },
            { tile: { kind: 'letter', letter: 'A' }, value: 1, factor: 1 },
          ],
          wordFactors: [],
          total: 14,
        },
      ],
      bonus: 0,
      total: 14,
    });
  });

  it('counts premiums under new tiles only', () => {
    const score = scoreOf({
      board: ['[5]<7>[3]<2>'],
      grid: ['QU..'],
      rack: 'ID',
      play: 'ID,1c',
    });
    expect(score.words[0]?.letters.map(({ factor }) => factor)).toEqual([1, 1, 3, 1]);
    expect(score.words[0]?.wordFactors).toEqual([2]);
    expect(score.total).toBe((12 + 1 + 3 * 1 + 2) * 2);
  });

  it('is multiplied by every word factor, after the letters', () => {
    const played = { board: ['<4>[3]<5>.'], grid: ['...S'], rack: 'CAT', play: 'CAT,1a' };
    expect(scoreOf(played)).toMatchObject({
      words: [{ wordFactors: [4, 5] }],
      total: (4 + 3 + 1 + 1) * 20,
    });
  });

  it('may be negative because of a letter or word factor', () => {
    const letter = { board: ['[-9].'], grid: ['.A'], rack: 'Q', play: 'Q,1a' };
    expect(scoreOf(letter).total).toBe(-9 * 12 + 1);
    const word = { board: ['<-2><3>.'], grid: ['..A'], rack: 'QU', play: 'QU,1a' };
    expect(scoreOf(word).total).toBe(-6 * 14);
    const both = { board: ['<-2><-3>.'], grid: ['..A'], rack: 'QU', play: 'QU,1a' };
    expect(scoreOf(both).total).toBe(6 * 14);
  });

  it('is zero, not negative zero, under a factor of zero', () => {
    const played = { board: ['<0><-3>.'], grid: ['..A'], rack: 'QU', play: 'QU,1a' };
    expect(scoreOf(played).total).toBe(0);
    const letters = { board: ['[-1]<-2>.'], grid: ['..A'], rack: 'AA', play: 'AA,1a' };
    expect(scoreOf(letters).total).toBe(-2);
  });

  it('counts a blank by its own value, new or old', () => {
    const played = { board: ['[2]...'], grid: ['.q..'], rack: '_A', play: 'zA,1a' };
    expect(scoreOf(played).total).toBe(2 * 8 + 8 + 1);
  });

  it('gains sixty for seven tiles, after every factor', () => {
    const board = ['<2>.......'];
    const played = { board, grid: ['.......A'], rack: 'AEIOURT', play: 'AEIOURT,1a' };
    expect(scoreOf(played)).toMatchObject({ bonus: 60, total: 9 * 2 + 60 });
    const six = { ...played, grid: ['......A.'], play: 'AEIOUR,1a' };
    expect(scoreOf(six)).toMatchObject({ bonus: 0, total: 8 * 2 });
  });
});

describe('the bonus', () => {
  it('requires the exact number of tiles', () => {
    const bonuses = [
      { tiles: 5, points: 10 },
      { tiles: 7, points: -4 },
    ];
    const rules = { ...scraebbkle, bonuses };
    expect([4, 5, 6, 7, 8].map((tiles) => bonusFor(rules, tiles))).toEqual([0, 10, 0, -4, 0]);
  });
});
