import { describe, expect, it } from 'vitest';
import {
  classic,
  type DailyEntry,
  dailyPuzzle,
  emptyGrid,
  latestState,
  parseMove,
  type Puzzle,
  rackToMove,
  scraebbkle,
  setupFromPosition,
  starsFor,
  startGame,
  tileCount,
  tilesOn,
  tilesText,
  worthIn,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { plainBoard, rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';

const game = { rules: scraebbkle, board: plainBoard(12, 12, 'c3'), boardName: 'Plain' };

const entry: DailyEntry = {
  number: 1,
  lexiconId: 'words',
  board: { game: 'scraebbkle', file: 'plain' },
  rack: 'EAT_XYZ',
  score: 5,
  best: 'EA,d2',
  plays: ['CATS,c3', 'OP,5d'],
};

const daily = (change: Partial<DailyEntry> = {}) => dailyPuzzle({ ...entry, ...change }, game);

describe('a daily puzzle', () => {
  it('has the board after the plays of its entry, and the best play with its score', () => {
    const { position, best, kind } = valueOf(
      daily({ plays: ['CATS,c3'], best: 'OP,4d', rack: 'OP', score: 5 }),
    );
    expect(kind).toBe('most-points');
    expect(tilesOn(position)).toHaveLength(4);
    expect(best.worth).toBe(5);
    expect(best.score).toBe(5);
  });

  it('begins a game in which its tiles are on the rack and those on the board are gone', () => {
    const { position } = valueOf(
      daily({ plays: ['CATS,c3'], best: 'OP,4d', rack: 'OP', score: 5 }),
    );
    const setup = setupFromPosition(position, {
      seats: seatsOf('human', 'computer'),
      lexiconId: 'words',
      seed: 'any',
    });
    const state = latestState(startGame('a game', setup));
    expect(tilesText(rackToMove(state)).startsWith('OP')).toBe(true);
    const inGame = state.bag.length + state.racks.flat().length + tilesOn(position).length;
    expect(inGame).toBe(tileCount(scraebbkle.tileSet));
  });

  it.each([
    ['a rack of too many tiles', { rack: 'AAAAAAAA' }, 'AAAAAAAA'],
    ['a rack with what is no tile', { rack: 'A?' }, 'A?'],
    ['a rack with more tiles of a kind than there are', { rack: 'ZZ' }, 'ZZ'],
    ['a play off the board', { plays: ['CATS,z9'] }, 'CATS,z9'],
    ['a play that touches no other', { plays: ['CATS,c3', 'ON,j9'] }, 'ON,j9'],
    ['a best play of other tiles', { best: 'QQ,4d' }, 'QQ,4d'],
    [
      'another score than the best play has',
      { plays: ['CATS,c3'], best: 'OP,4d', rack: 'OP', score: 6 },
      'OP,4d',
    ],
  ])('is refused with %s', (_what, change, text) => {
    expect(daily(change)).toEqual({ ok: false, error: { code: 'NOT_A_PUZZLE', text } });
  });
});

describe('the worth of a move in a puzzle', () => {
  const position = {
    rules: classic,
    board: defaultBoard,
    grid: emptyGrid(defaultBoard),
    boardName: 'Default board',
    given: [],
    rack: rackOf('CATSEEE'),
  };
  const scored = (text: string, score: number) => ({
    move: valueOf(parseMove(classic, position, text)),
    score,
  });
  const best = { ...scored('CATS,c3', 10), worth: 25 };
  const puzzle = (kind: Puzzle['kind']): Puzzle => ({
    kind,
    position,
    seats: 2,
    lexiconId: 'words',
    best,
    others: [
      { ...scored('-EEE', 0), worth: 12 },
      { ...scored('CAT,c3', 8), worth: 9 },
    ],
  });

  it('is its score where points count', () => {
    expect(worthIn(puzzle('most-points'), scored('CAT,c3', 8))).toBe(8);
  });

  it('is its value where values count, and 0 for moves that are not listed', () => {
    expect(worthIn(puzzle('best-value'), scored('CATS,c3', 10))).toBe(25);
    expect(worthIn(puzzle('best-value'), scored('CAT,c3', 8))).toBe(9);
    expect(worthIn(puzzle('best-value'), scored('CAT,3c', 8))).toBe(0);
  });

  it('is the same however the tiles of an exchange are ordered', () => {
    const exchange = { move: { kind: 'exchange', tiles: rackOf('EEE') }, score: 0 } as const;
    expect(worthIn(puzzle('best-value'), exchange)).toBe(12);
  });
});

describe('stars', () => {
  it.each([
    [60, 3],
    [59, 2],
    [48, 2],
    [47, 1],
    [30, 1],
    [29, 0],
    [0, 0],
    [-5, 0],
  ])('for %i of 60 points are %i', (score, stars) => {
    expect(starsFor(score, 60)).toBe(stars);
  });
});
