import { describe, expect, it } from 'vitest';
import { type Board, scraebbkle } from '../../src/engine';
import { boardOf, fieldOf, gridOf, playOf, rackOf } from '../support/pictures';
import { at } from '../support/results';
import { legalPlays, OracleRules } from './legal-plays';

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

describe('the oracle', () => {
  it('allows a word to be extended at both ends, and names the first free square', () => {
    const rules = new OracleRules(on(['....', '.NO.', '....'], 'SW'), ['NO', 'SNOW']);
    expect(rules.judge(playOf('SW,2a'))).toMatchObject({ words: ['SNOW'], score: 1 + 1 + 1 + 4 });
  });

  it('refuses a cross word', () => {
    const rules = new OracleRules(on(['NO..', '....', '....'], 'NE'), ['NO', 'ON', 'NE']);
    expect(rules.judge(playOf('N,b2'))).toMatchObject({ words: ['ON'] });
    expect(rules.judge(playOf('NE,2b'))).toBeUndefined();
  });

  it('refuses a word that touches nothing, and one that is not in the list', () => {
    const rules = new OracleRules(on(['NO..', '....', '....'], 'NON'), ['NO', 'ON']);
    expect(rules.judge(playOf('ON,3a'))).toBeUndefined();
    expect(rules.judge(playOf('N,1c'))).toBeUndefined();
  });

  it('refuses tiles that are not on the rack, run off the board or exceed the rack', () => {
    const rules = new OracleRules(on(['NO..', '....', '....'], 'NNE'), ['NO', 'ON', 'ONE', 'NOON']);
    expect(rules.judge(playOf('O,a2'))).toBeUndefined();
    expect(rules.judge(playOf('N,9z'))).toBeUndefined();
    expect(rules.judge(playOf('NEN,b2'))).toBeUndefined();
    expect(rules.judge(playOf('NE,b2'))).toMatchObject({ words: ['ONE'] });
  });

  it('slides from a taken square only if the rules allow it', () => {
    const rows = ['NO..', '....', '....'];
    const refusing = { ...scraebbkle, occupiedSquare: 'refuse' } as const;
    const slid = new OracleRules(on(rows, 'T'), ['NOT']).judge(playOf('T,1a'));
    expect(slid?.play.square).toEqual({ row: 0, column: 2 });
    const refused = new OracleRules(on(rows, 'T', 'a1', refusing), ['NOT']);
    expect(refused.judge(playOf('T,1a'))).toBeUndefined();
    expect(refused.judge(playOf('T,1c'))).toMatchObject({ words: ['NOT'] });
  });

  it('requires the opening to cover the start square with two tiles', () => {
    const rules = new OracleRules(on(['...', '...'], 'NO', 'b1'), ['NO']);
    expect(rules.judge(playOf('NO,1a'))).toMatchObject({ words: ['NO'] });
    expect(rules.judge(playOf('NO,2a'))).toBeUndefined();
    expect(rules.judge(playOf('N,1b'))).toBeUndefined();
  });

  it('multiplies new letters first, then the word by each new factor', () => {
    const board = boardOf(['[3]<4><5>[9].', '.....']);
    const rules = new OracleRules(onBoard(board, ['...A.', '.....'], 'Q_Z'), ['QUZA']);
    expect(rules.judge(playOf('QuZ,1a'))?.score).toBe((3 * 12 + 8 + 9 + 1) * 4 * 5);
  });

  it('adds the bonus last', () => {
    const board = boardOf(['........<-2>', '.........']);
    const position = onBoard(board, ['.S.......', '.........'], 'AEIOUTT');
    const rules = new OracleRules(position, ['SAEIOUTT', 'SAEIOUT']);
    expect(rules.judge(playOf('AEIOUTT,1c'))?.score).toBe(
      (1 + 1 + 2 + 1 + 1 + 1 + 1 + 1) * -2 + 60,
    );
    expect(rules.judge(playOf('AEIOUT,1c'))?.score).toBe(1 + 1 + 2 + 1 + 1 + 1 + 1);
  });
});

describe('its list of legal plays', () => {
  it('has the plays of an opening across and down, each once', () => {
    const plays = legalPlays(on(['..', '..'], 'NO'), ['NO', 'ON']);
    expect(plays.map(({ words, play }) => `${words.join()} ${play.direction}`)).toEqual([
      'NO across',
      'ON across',
      'NO down',
      'ON down',
    ]);
  });

  it('distinguishes blanks from letters, and is in the public order', () => {
    const plays = legalPlays(on(['NO...', '.....'], 'T_'), ['NOT']);
    expect(plays.map(({ play, score }) => [at(play.tiles, 0).kind, score])).toEqual([
      ['blank', 10],
      ['letter', 3],
    ]);
  });

  it('is empty if the board is full', () => {
    expect(legalPlays(on(['NO', 'ON'], 'NO'), ['NO', 'ON'])).toEqual([]);
  });
});
