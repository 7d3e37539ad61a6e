import { describe, expect, it } from 'vitest';
import {
  type GameResult,
  type Help,
  type ImportedGame,
  type Player,
  viewFor,
} from '../../src/engine';
import { endHeadline, fileScoreSentences, helpUsed } from '../../src/messages';
import type { ScreenView } from '../../src/table';
import { PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';

/** A game as its first person sees it if there is only one, and as everyone sees it otherwise. */
function viewOf(...players: readonly Player[]): ScreenView {
  const [you, ...others] = [...players.keys()].filter((seat) => players[seat] === 'human');
  return {
    ...viewFor(smallGame(PLAIN_DRAWS, { seats: seatsOf(...players) }), 'everyone'),
    you: others.length > 0 ? undefined : you,
  };
}

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
    ['Club wins by 18', viewOf('computer', 'human'), ended([341, 323])],
    ['Player 2 wins by 4', viewOf('human', 'human'), ended([10, 14])],
    ['Club 1 wins by 7', viewOf('computer', 'computer'), ended([-3, -10])],
    ['A tie', viewOf('human', 'computer'), ended([7, 7])],
    ['You and Club 2 tie', viewOf('human', 'computer', 'computer'), ended([9, 7, 9])],
    ['Club 2 wins by 5', viewOf('human', 'computer', 'computer'), ended([4, 7, 9])],
    ['You win by 2', viewOf('human', 'computer', 'computer'), ended([9, 7, 4])],
    ['You win', viewOf('human', 'computer'), ended([3, 30], [0])],
  ])('is: %s', (headline, view, result) => {
    expect(endHeadline(view, result)).toBe(headline);
  });
});

const VIEW = viewOf('human', 'human');

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

describe('the help that was used', () => {
  const [turn] = viewFor(smallGame(PLAIN_DRAWS, {}, 'NO,2b'), 'everyone').turns;
  const withHelp = (...help: readonly Help[]) => (turn ? [turn, { ...turn, help }] : []);

  it.each([
    [[], ''],
    [['line', 'points'], 'Used 2 hints'],
    [['words'], 'Used help once'],
    [['line', 'best-moves'], 'Used help twice'],
    [['words', 'line', 'points'], 'Used help 3 times'],
  ] as const)('counts as hints only what Hint gives: %j', (help, sentence) => {
    expect(helpUsed(withHelp(...help))).toBe(sentence);
  });
});

describe('the final score in the file of an imported game', () => {
  it('is shown beside the score of the game, with the time penalty', () => {
    expect(sentencesOf({ scores: [451, 321], time: [0, -10] })).toEqual([
      'Recorded final score: Player 1 451 and Player 2 321 (−10 for time).',
    ]);
  });

  it('comes with a word about tiles that are not counted', () => {
    expect(sentencesOf({ scores: [444, 338], ending: { isUnsettled: true } })).toEqual([
      'Tiles left on the racks aren’t counted, because not all of them are known.',
    ]);
  });

  it('is not shown if it is the same, or if the game was continued here or not imported', () => {
    expect(sentencesOf({ scores: [444, 338] })).toEqual([]);
    expect(sentencesOf({ scores: [451, 321], racks: ['', 'ABC', ''] })).toEqual([]);
    expect(sentencesOf(undefined)).toEqual([]);
  });
});
