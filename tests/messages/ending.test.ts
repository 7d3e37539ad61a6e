import { describe, expect, it } from 'vitest';
import { type GameResult, type Player, type View, viewFor } from '../../src/engine';
import { endHeadline } from '../../src/messages';
import { PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';

const viewOf = (...players: readonly Player[]): View =>
  viewFor(smallGame(PLAIN_DRAWS, { seats: seatsOf(...players) }), 'everyone');

const ended = (finalScores: readonly number[], winners?: readonly number[]): GameResult => {
  const max = Math.max(...finalScores);
  return {
    reason: 'rack-empty',
    finalScores,
    winners: winners ?? [...finalScores.keys()].filter((seat) => finalScores[seat] === max),
  } as GameResult;
};

describe('the headline at the end', () => {
  it.each([
    ['You win by 18', viewOf('human', 'computer'), ended([341, 323])],
    ['You lose by 18', viewOf('computer', 'human'), ended([341, 323])],
    ['Player 2 wins by 4', viewOf('human', 'human'), ended([10, 14])],
    ['Player 1 wins by 7', viewOf('computer', 'computer'), ended([-3, -10])],
    ['A tie', viewOf('human', 'computer'), ended([7, 7])],
    ['A tie between you and Player 3', viewOf('human', 'computer', 'computer'), ended([9, 7, 9])],
    ['You lose by 5', viewOf('human', 'computer', 'computer'), ended([4, 7, 9])],
    ['You win by 2', viewOf('human', 'computer', 'computer'), ended([9, 7, 4])],
    ['You win', viewOf('human', 'computer'), ended([3, 30], [0])],
  ])('%s', (headline, view, result) => {
    expect(endHeadline(view, result)).toBe(headline);
  });
});
