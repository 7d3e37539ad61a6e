import { describe, expect, it } from 'vitest';
import { type GameResult, type ImportedGame, viewFor } from '../../src/engine';
import { fileScoreSentences } from '../../src/messages';
import { PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';

const VIEW = viewFor(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }), 'everyone');

const sentencesOf = (
  imported: Partial<ImportedGame> | undefined,
  finalScores: readonly number[] = [444, 338],
): readonly string[] => {
  const file = {
    scores: [0, 0],
    time: [0, 0],
    racks: VIEW.turns.map(() => ''),
    exchanges: [],
    left: ['', ''],
  };
  const result = { finalScores } as GameResult;
  return fileScoreSentences(VIEW, imported && { ...file, ...imported }, result);
};

describe('the final score in the file of an imported game', () => {
  it('is shown beside the score of the game, with the time penalty', () => {
    expect(sentencesOf({ scores: [451, 321], time: [0, -10] })).toEqual([
      "The file's final score: Player 1 451 and Player 2 321 (−10 for time).",
    ]);
  });

  it('is not shown if it is the same, or if the game was continued here or not imported', () => {
    expect(sentencesOf({ scores: [444, 338] })).toEqual([]);
    expect(sentencesOf({ scores: [451, 321], racks: ['', 'ABC', ''] })).toEqual([]);
    expect(sentencesOf(undefined)).toEqual([]);
  });
});
