import { describe, expect, it } from 'vitest';
import {
  emptyGrid,
  type Reason,
  type ReviewedTurn,
  scraebbkle,
  soloView,
  type Turn,
  type WinCurve,
  withProved,
} from '../../src/engine';
import {
  costOfTurns,
  costSentence,
  isCostly,
  luckSentence,
  reasonPoints,
  reasonSentence,
  scoredMore,
} from '../../src/messages';
import { plainBoard, playOf, rackOf, squareOf } from '../support/pictures';
import { seatsOf } from '../support/seats';

const view = { rules: scraebbkle, seats: seatsOf('human', 'computer'), you: 0, turns: [] };

const TURN = { number: 1, seat: 0 };

const missed = (tiles: number): Reason => ({ kind: 'bonus', tiles, word: 'RETAINS', points: 60 });

const CURVE: WinCurve = { onMove: 0, base: 10, perRoot: 5 };

const OPENED: Reason = {
  kind: 'opened',
  premium: { kind: 'word', factor: 3 },
  square: squareOf('h8'),
  points: 7.4,
};

describe('why a move was worth less', () => {
  it.each<[string, Reason]>([
    ['You scored less than the best move.', { kind: 'points', points: 4.5 }],
    ['You had less to gain after it.', { kind: 'rest', points: 12 }],
    ['You kept no tiles.', { kind: 'leave', kept: [], points: 5 }],
    ['You kept weaker tiles: V, U and a blank.', { kind: 'leave', kept: rackOf('VU_'), points: 5 }],
    ['You missed a 7-tile word: RETAINS.', missed(7)],
    ['You missed an 8-tile word: RETAINS.', missed(8)],
    ['You missed an 11-tile word: RETAINS.', missed(11)],
    [
      'You spent an S for little.',
      { kind: 'spent', tile: { kind: 'letter', letter: 'S' }, points: 6 },
    ],
    ['You spent a blank for little.', { kind: 'spent', tile: { kind: 'blank' }, points: 20 }],
    ['You left the 3W at h8 within reach.', OPENED],
    [
      'You hit the −1W at h8 needlessly.',
      {
        kind: 'bad-square',
        premium: { kind: 'word', factor: -1 },
        square: squareOf('h8'),
        points: 7,
      },
    ],
  ])('is said in a sentence: %s', (text, reason) => {
    expect(reasonSentence(view, TURN, reason)).toBe(text);
  });

  it('is set against a score above that of the best move', () => {
    const move = { move: { kind: 'pass' }, score: 7, leave: 0, equity: 0 } as const;
    const better = { seat: 1, made: { ...move, score: 48 }, best: [move] };
    expect(scoredMore(view, better)).toEqual({
      points: '+41',
      sentence: 'Club scored more than the best move.',
    });
    expect(scoredMore(view, { ...better, made: move })).toBeUndefined();
  });

  it('names the player', () => {
    expect(reasonSentence(view, { number: 2, seat: 1 }, missed(7))).toBe(
      'Club missed a 7-tile word: RETAINS.',
    );
  });

  it('says whether the next player took the square that was opened', () => {
    const reply = { kind: 'play', seat: 1, words: ['TRIP'], score: 132 } as const;
    const after = (square: string) => ({
      ...view,
      turns: [{}, { ...reply, squares: [squareOf(square)] }] as unknown as readonly Turn[],
    });
    expect(reasonSentence(after('h8'), TURN, OPENED)).toBe(
      'You left the 3W at h8 within reach. Club took it at once: TRIP, 132 points.',
    );
    expect(reasonSentence(after('g8'), TURN, OPENED)).toBe('You left the 3W at h8 within reach.');
  });

  it('has the points that it explains as a loss', () => {
    expect(reasonPoints(OPENED)).toBe('−7');
  });
});

describe('what a turn cost', () => {
  const field = { board: plainBoard(8, 8, 'b2'), grid: emptyGrid(plainBoard(8, 8, 'b2')) };
  const seen = {
    ...soloView({ rules: scraebbkle, ...field, rack: rackOf('NOD') }),
    scores: [40, 45],
  };
  const move = (text: string, score: number, equity: number) => ({
    move: { kind: 'play', play: playOf(text) } as const,
    score,
    equity,
    isToEnd: true,
    isProved: true,
  });

  it.each([
    [
      'the game, if it is proved',
      move('NOD,2b', 4, 6),
      'It cost you the game: NOD at 2b wins.',
      true,
    ],
    [
      'the game, with the only move that wins',
      { ...move('NOD,2b', 4, 6), isOnlyWin: true },
      'It cost you the game: NOD at 2b was the only winning move.',
      true,
    ],
    [
      'little, if both lose',
      move('NOD,2b', 4, 4),
      'It hardly mattered: 0% to win either way. Best was NOD at 2b, by 2.0 points.',
      false,
    ],
  ])('is %s', (_what, best, sentence, isMore) => {
    const made = move('NO,2b', 2, 2);
    const lost = best.equity - made.equity;
    const turn: ReviewedTurn = {
      ...TURN,
      seen,
      move: made,
      drawn: [],
      made,
      best: [best, made],
      lost,
      reasons: [],
      isCut: false,
      luck: 0,
    };
    const half = [1 / 2, 1 / 2];
    const history = withProved(
      { moments: [half, half, [0, 1]], standings: [], curve: CURVE, isFitted: true },
      turn,
    );
    expect(costSentence(view, turn, history)).toBe(sentence);
    expect(isCostly(turn, history)).toBe(isMore);
  });
});

describe('what the turns of a game cost', () => {
  it.each([
    [[12.4, 0, 45.8, 0.4], '2 turns cost 58 points.'],
    [[1.2], '1 turn cost 1 point.'],
    [[0, 0.4], 'Nothing better in any turn.'],
  ])('%j is: %s', (losses, sentence) => {
    expect(costOfTurns(losses.map((lost) => ({ lost })))).toBe(sentence);
  });
});

describe('the luck of a draw', () => {
  it.each([
    [3.25, 'Drew E and S, 3.3 points better than average.'],
    [-1, 'Drew E and S, 1.0 points worse than average.'],
    [0.04, 'Drew E and S, an average draw.'],
    [-0.04, 'Drew E and S, an average draw.'],
  ])('is said: %d', (luck, sentence) => {
    expect(luckSentence({ drawn: rackOf('ES'), luck })).toBe(sentence);
  });
});
