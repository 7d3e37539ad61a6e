import { describe, expect, it } from 'vitest';
import { type Board, scraebbkle } from '../../src/engine';
import { boardOf, fieldOf, gridOf, playOf, rackOf } from '../support/pictures';
import { at } from '../support/results';
import { legalPlays, SlowRules } from './legal-plays';

const on = (rows: readonly string[], rack: string, start = 'a1', rules = scraebbkle) => ({
  ...fieldOf(rows, start),
  rules,
  rack: rackOf(rack),
});

const onBoard = (board: Board, rows: readonly string[], rack: string) => ({
  board,
  grid: gridOf(rows),
  rules: scraebbkle,
  rack: rackOf(rack),
});

describe('the slow rules', () => {
  it('let a word be lengthened at both ends, and name the first free square', () => {
    const rules = new SlowRules(on(['....', '.NO.', '....'], 'SW'), ['NO', 'SNOW']);
    expect(rules.judge(playOf('SW,2a'))).toMatchObject({ words: ['SNOW'], score: 1 + 1 + 1 + 4 });
  });

  it('refuse what makes a word at right angles', () => {
    const rules = new SlowRules(on(['NO..', '....', '....'], 'NE'), ['NO', 'ON', 'NE']);
    expect(rules.judge(playOf('N,b2'))).toMatchObject({ words: ['ON'] });
    expect(rules.judge(playOf('NE,2b'))).toBeUndefined();
  });

  it('refuse a word that stands apart, and one that is not in the list', () => {
    const rules = new SlowRules(on(['NO..', '....', '....'], 'NON'), ['NO', 'ON']);
    expect(rules.judge(playOf('ON,3a'))).toBeUndefined();
    expect(rules.judge(playOf('N,1c'))).toBeUndefined();
  });

  it('refuse tiles that are not on the rack, off the board, or too many for it', () => {
    const rules = new SlowRules(on(['NO..', '....', '....'], 'NNE'), ['NO', 'ON', 'ONE', 'NOON']);
    expect(rules.judge(playOf('O,a2'))).toBeUndefined();
    expect(rules.judge(playOf('N,9z'))).toBeUndefined();
    expect(rules.judge(playOf('NEN,b2'))).toBeUndefined();
    expect(rules.judge(playOf('NE,b2'))).toMatchObject({ words: ['ONE'] });
  });

  it('slide from a taken square only where the rules let them', () => {
    const rows = ['NO..', '....', '....'];
    const refusing = { ...scraebbkle, occupiedSquare: 'refuse' } as const;
    const slid = new SlowRules(on(rows, 'T'), ['NOT']).judge(playOf('T,1a'));
    expect(slid?.play.square).toEqual({ row: 0, column: 2 });
    const refused = new SlowRules(on(rows, 'T', 'a1', refusing), ['NOT']);
    expect(refused.judge(playOf('T,1a'))).toBeUndefined();
    expect(refused.judge(playOf('T,1c'))).toMatchObject({ words: ['NOT'] });
  });

  it('make the opening cover the start square with two tiles', () => {
    const rules = new SlowRules(on(['...', '...'], 'NO', 'b1'), ['NO']);
    expect(rules.judge(playOf('NO,1a'))).toMatchObject({ words: ['NO'] });
    expect(rules.judge(playOf('NO,2a'))).toBeUndefined();
    expect(rules.judge(playOf('N,1b'))).toBeUndefined();
  });

  it('multiply new letters first, then the word by every new factor', () => {
    const board = boardOf(['[3]<4><5>[9].', '.....']);
    const rules = new SlowRules(onBoard(board, ['...A.', '.....'], 'Q_Z'), ['QUZA']);
    expect(rules.judge(playOf('QuZ,1a'))?.score).toBe((3 * 12 + 8 + 9 + 1) * 4 * 5);
  });

  it('add the bonus last', () => {
    const board = boardOf(['........<-2>', '.........']);
    const position = onBoard(board, ['.S.......', '.........'], 'AEIOUTT');
    const rules = new SlowRules(position, ['SAEIOUTT', 'SAEIOUT']);
    expect(rules.judge(playOf('AEIOUTT,1c'))?.score).toBe(
      (1 + 1 + 2 + 1 + 1 + 1 + 1 + 1) * -2 + 60,
    );
    expect(rules.judge(playOf('AEIOUT,1c'))?.score).toBe(1 + 1 + 2 + 1 + 1 + 1 + 1);
  });
});

describe('the list of legal plays', () => {
  it('holds the plays of an opening across and down, and each of them once', () => {
    const plays = legalPlays(on(['..', '..'], 'NO'), ['NO', 'ON']);
    expect(plays.map(({ words, play }) => `${words.join()} ${play.direction}`)).toEqual([
      'NO across',
      'ON across',
      'NO down',
      'ON down',
    ]);
  });

  it('tells blanks from letters, and lists them in the public order', () => {
    const plays = legalPlays(on(['NO...', '.....'], 'T_'), ['NOT']);
    expect(plays.map(({ play, score }) => [at(play.tiles, 0).kind, score])).toEqual([
      ['blank', 10],
      ['letter', 3],
    ]);
  });

  it('is empty when the board is full', () => {
    expect(legalPlays(on(['NO', 'ON'], 'NO'), ['NO', 'ON'])).toEqual([]);
  });
});
