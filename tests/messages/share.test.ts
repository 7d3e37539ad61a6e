import { describe, expect, it } from 'vitest';
import {
  challengeOpened,
  challengeOutcome,
  challengeStanding,
  challengeTarget,
  linkReason,
  linkText,
  watchedHeadline,
} from '../../src/messages';
import { scraebbkle } from '../../src/engine';
import { seatsOf } from '../support/seats';

describe('a challenge link', () => {
  it('gives the score to beat, negative ones too', () => {
    expect(linkText('same-bag', 775)).toBe('Same bag, same racks. Beat my 775!');
    expect(challengeOpened({ sender: 'Ada', final: -3 })).toBe(
      'Ada scored −3 with this bag. Beat −3.',
    );
    expect(challengeTarget({ sender: 'Ada', final: 775 })).toBe('Beat 775');
  });

  it('gives no score if the game was not over', () => {
    expect(challengeOpened({ sender: 'Sender', final: undefined })).toBe('Same bag as the sender.');
    expect(challengeTarget({ sender: 'Sender', final: undefined })).toBe('');
  });

  it.each([
    [1, 20, 8, '12 ahead of the sender after 1 turn'],
    [5, 8, 20, '12 behind the sender after 5 turns'],
    [5, 8, 8, 'Level with the sender after 5 turns'],
    [9, 8, undefined, 'The sender was done by now'],
  ])('compares the scores after %i turns', (turns, own, other, sentence) => {
    expect(challengeStanding('Sender', turns, own, other)).toBe(sentence);
  });

  it.each([
    ['Ada', 787, 775, 'You beat Ada by 12, 787 to 775'],
    ['Ada', 763, 775, 'Ada beats you by 12, 775 to 763'],
    ['Ada', 775, 775, 'You and Ada tie at 775'],
    ['Sender', 763, 775, 'The sender beats you by 12, 775 to 763'],
  ])('tells who has won: %s', (sender, own, final, sentence) => {
    const played = (points: number) => ({ points, hasResigned: false });
    expect(challengeOutcome(sender, played(own), played(final))).toBe(sentence);
  });

  it.each([
    [true, false, 'You resigned, so the sender wins'],
    [false, true, 'The sender resigned, so you win'],
    [true, true, 'You and the sender both resigned'],
  ])('is not won by resigning, whatever the points: %j, %j', (own, other, sentence) => {
    const ends = [
      { points: 20, hasResigned: own },
      { points: 20, hasResigned: other },
    ] as const;
    expect(challengeOutcome('Sender', ...ends)).toBe(sentence);
  });
});

describe('the heading of a game that is watched', () => {
  const PLAYERS = { rules: scraebbkle, you: undefined, sender: 0 } as const;
  const RESULT = { reason: 'passes', deductions: [], awards: [] } as const;
  const seats = seatsOf('human', 'computer');

  it.each([
    [[0], [775, 467], 'passes', 'The sender beat Club, 775 to 467.'],
    [[1], [300, 467], 'passes', 'Club beat the sender, 467 to 300.'],
    [[0, 1], [400, 400], 'passes', 'The sender and Club tied at 400.'],
    [[0], [300, 467], 'resigned', 'The sender won, 300 to 467: Club resigned.'],
  ] as const)('gives the result: %j', (winners, finalScores, reason, sentence) => {
    const result = { ...RESULT, reason, winners, finalScores };
    expect(watchedHeadline({ ...PLAYERS, seats }, result)).toBe(sentence);
  });

  it('gives the score of a player alone, and the winner of many', () => {
    const headline = (finalScores: readonly number[]) =>
      watchedHeadline(
        { ...PLAYERS, seats: seatsOf(...finalScores.map(() => 'human' as const)) },
        { ...RESULT, winners: [0], finalScores },
      );
    expect(headline([500])).toBe('The sender scored 500.');
    expect(headline([500, 3, 9])).toBe('The sender won with 500.');
  });
});

describe('the reason why a link cannot be opened', () => {
  it('speaks of the link and its game, never of a file', () => {
    expect(linkReason({ code: 'LINK_OF_NO_GAME', error: { code: 'NOT_A_RECORD' } })).toBe(
      'The link doesn’t hold a game. Ask for it again.',
    );
    expect(linkReason({ code: 'LINK_OF_NO_GAME', error: { code: 'RECORD_TOO_LONG' } })).toBe(
      'The link is too long.',
    );
  });
});
