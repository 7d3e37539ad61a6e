import { describe, expect, it } from 'vitest';
import { type Reason, scraebbkle } from '../../src/engine';
import { costOfTurns, reasonSentence, reasonText } from '../../src/messages';
import { rackOf, squareOf } from '../support/pictures';
import { seatsOf } from '../support/seats';

const players = { rules: scraebbkle, seats: seatsOf('human', 'computer') };

const missed = (tiles: number): Reason => ({ kind: 'bonus', tiles, word: 'RETAINS', points: 60 });

describe('why a move was worth less', () => {
  it.each<[string, Reason]>([
    ['fewer points', { kind: 'points', points: 4.5 }],
    ['kept nothing', { kind: 'leave', kept: [], points: 5 }],
    ['kept weaker tiles: V, U and a blank', { kind: 'leave', kept: rackOf('VU_'), points: 5 }],
    ['missed a 7-tile word', missed(7)],
    ['missed an 8-tile word', missed(8)],
    ['missed an 11-tile word', missed(11)],
    ['wasted an S', { kind: 'spent', tile: { kind: 'letter', letter: 'S' }, points: 6 }],
    ['wasted a blank', { kind: 'spent', tile: { kind: 'blank' }, points: 20 }],
    [
      'opened up the 3W at h8',
      { kind: 'opened', premium: { kind: 'word', factor: 3 }, square: squareOf('h8'), points: 7 },
    ],
    [
      'hit the −1W at h8 needlessly',
      {
        kind: 'bad-square',
        premium: { kind: 'word', factor: -1 },
        square: squareOf('h8'),
        points: 7,
      },
    ],
  ])('is said in short: %s', (text, reason) => {
    expect(reasonText(players, reason, false)).toBe(text);
  });

  it('is said in a sentence with the points and the better word', () => {
    expect(reasonSentence(players, { kind: 'points', points: 4.5 })).toBe(
      'It scored 4.5 fewer points.',
    );
    expect(reasonSentence(players, missed(7))).toBe('Missed a 7-tile word: RETAINS (60.0 points).');
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
