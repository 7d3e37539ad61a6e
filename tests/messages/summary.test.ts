import { describe, expect, it } from 'vitest';
import {
  configured,
  type NumberedPlay,
  scrabbkle,
  scraebbkle,
  type GameSummary,
} from '../../src/engine';
import {
  chartHint,
  chartSides,
  chartTitle,
  courseSentence,
  finalLeadText,
  leaderText,
  peakLabel,
  playInShort,
  playInTurnText,
  wordInTurnText,
} from '../../src/messages';
import { playOf } from '../support/pictures';
import { peopleNamed, seatsOf } from '../support/seats';
import type { PlayersOnScreen } from '../../src/messages';

const TWO: PlayersOnScreen = {
  rules: scraebbkle,
  seats: seatsOf('human', 'human'),
  you: undefined,
};
const THREE: PlayersOnScreen = {
  rules: configured,
  seats: peopleNamed('Ann', 'Bo', 'Cy'),
  you: undefined,
};

const play = (words: readonly string[], score: number): NumberedPlay => ({
  kind: 'play',
  number: 12,
  seat: 1,
  play: playOf('NoT,d4'),
  squares: [],
  words,
  score,
  drawn: { kind: 'hidden', count: 3 },
  total: score,
});

describe('the best move', () => {
  it('of one player has its place and turn', () => {
    expect(playInTurnText(TWO, play(['KNoT'], 90))).toBe('KNoT at d4, 90 points in turn 12');
    expect(playInTurnText(THREE, play(['KNoT'], 0))).toBe(
      'KNoT at row 4, column 4, down, 0 points in turn 12',
    );
    expect(playInTurnText(TWO, play(['KNoT', 'AT'], 9))).toBe(
      'KNoT and AT at d4, 9 points in turn 12',
    );
  });
});

describe('the final lead', () => {
  const ended = (totals: readonly number[], leads: readonly number[]) => ({
    runningScores: [{ totals, leads }],
  });

  it('is that of the winner in a game of two', () => {
    expect(finalLeadText(ended([775, 467], [308, -308]), 0)).toBe('+308');
    expect(finalLeadText(ended([40, 40], [0, 0]), 0)).toBeUndefined();
  });

  it('is absent in other games, where it may differ from the headline', () => {
    expect(finalLeadText(ended([775], [775]), 0)).toBeUndefined();
    expect(finalLeadText(ended([9, 5, 2], [4, -4, -7]), 0)).toBeUndefined();
  });
});

describe('the longest word', () => {
  const longest = { word: 'ScHOLIUM', letters: 8, seat: 1, number: 12 };

  it('has its player, its number of letters and its turn', () => {
    expect(wordInTurnText(TWO, longest)).toBe('ScHOLIUM, 8 letters by Player 2 in turn 12');
  });
});

describe('the leader', () => {
  it.each([
    [[4, -4], 'Player 1 by 4'],
    [[-206, 206], 'Player 2 by 206'],
    [[0, 0], 'tied'],
    [[0, -3, 0], 'tied'],
  ])('with leads of %j is: %s', (leads, text) => {
    expect(leaderText(TWO, { totals: leads, leads })).toBe(text);
  });
});

describe('a chart', () => {
  const alone: PlayersOnScreen = { rules: configured, seats: peopleNamed('Ann'), you: undefined };

  it('has a title', () => {
    expect(chartTitle(TWO)).toBe('Lead');
    expect(chartTitle(alone)).toBe('Points');
  });

  it('names its two sides', () => {
    expect(chartSides(TWO, 1)).toEqual(['Player 2', 'Player 1']);
    expect(chartSides(THREE, 1)).toEqual(['Bo', 'Others']);
    expect(chartSides(alone, 0)).toEqual([]);
  });

  it.each([
    ['Turn 12: KNoT, +90. Player 1 leads by 40', TWO, [140, 100], [40, -40]],
    ['Turn 12: KNoT, +90. Cy leads by 1', THREE, [5, 4, 6], [-1, -2, 1]],
    ['Turn 12: KNoT, +90. Tied', THREE, [5, 4, 5], [0, -1, 0]],
    ['Turn 12: KNoT, +90. 190 points so far', alone, [190], [190]],
  ])('labels a turning point: %s', (label, players, totals, leads) => {
    const runningScores = Array.from({ length: 13 }, () => ({ totals, leads }));
    expect(peakLabel(players, { runningScores }, play(['KNoT', 'AT'], 90))).toBe(label);
    expect(playInShort(play(['KNoT', 'AT'], 90))).toBe('KNoT +90');
  });

  it('labels a turning point that lost points, for the ear', () => {
    const runningScores = Array.from({ length: 13 }, () => ({ totals: [-14], leads: [-14] }));
    expect(peakLabel(alone, { runningScores }, play(['NO'], -4))).toBe(
      'Turn 12: NO, minus 4. minus 14 points so far',
    );
    expect(playInShort(play(['NO'], -4))).toBe('NO −4');
  });

  it('explains how to read it', () => {
    expect(chartHint(TWO, 1)).toBe('Above the line Player 2 leads, below it Player 1.');
    expect(chartHint(THREE, 1)).toBe('Above the line, the lead. Below it, the others’ deficit.');
    expect(chartHint(alone, 0)).toBe('Points after each turn.');
  });
});

describe('the course of the game', () => {
  const summaryOfTimes = (...times: readonly (readonly number[])[]): GameSummary => ({
    turns: 6,
    bestMove: undefined,
    bestMoves: [undefined, undefined],
    longestWord: undefined,
    runningScores: Array.from({ length: 8 }, () => ({ totals: [0, 0], leads: [0, 0] })),
    resigned: [],
    leadPeriods: times.map(([seat = 0, from = 0, to = 0, max = 0]) => ({ seat, from, to, max })),
  });

  it.each([
    [[], 'No one ever led.'],
    [[[1, 3, 7, 206]], 'Player 2 led from turn 3, by up to 206.'],
    [
      [
        [0, 1, 2, 5],
        [1, 3, 7, 206],
      ],
      'Player 2 led from turn 3, by up to 206. 1 lead change.',
    ],
    [
      [
        [0, 1, 1, 5],
        [0, 3, 7, 9],
      ],
      'Player 1 led from turn 3, by up to 9.',
    ],
    [
      [
        [0, 1, 1, 2],
        [1, 2, 6, 1],
        [0, 7, 7, 7],
      ],
      'Player 1 won it on leftover tiles, by 7. 2 lead changes.',
    ],
    [[[0, 1, 4, 2]], 'Player 1 led last, but it ended in a tie.'],
    [
      [
        [0, 1, 1, 2],
        [1, 2, 2, 1],
        [0, 3, 3, 2],
        [1, 4, 7, 8],
      ],
      'Player 2 led from turn 4, by up to 8. 3 lead changes.',
    ],
  ])('with lead periods %j is: %s', (times, sentence) => {
    expect(courseSentence(TWO, summaryOfTimes(...times))).toBe(sentence);
  });

  it('calls a computer by its level', () => {
    const players: PlayersOnScreen = {
      rules: scrabbkle,
      seats: scrabbkle.seats.fixed,
      you: undefined,
    };
    expect(courseSentence(players, summaryOfTimes([1, 3, 7, 206]))).toBe(
      'Club led from turn 3, by up to 206.',
    );
  });

  it('names the players who resigned', () => {
    expect(courseSentence(TWO, { ...summaryOfTimes([1, 3, 7, 206]), resigned: [1] })).toBe(
      'Player 2 led from turn 3, by up to 206. Player 2 resigned.',
    );
    expect(courseSentence(THREE, { ...summaryOfTimes(), resigned: [2, 0] })).toBe(
      'No one ever led. Cy and Ann resigned.',
    );
  });

  it('of a solo game is the score', () => {
    const alone: PlayersOnScreen = { rules: configured, seats: peopleNamed('Ann'), you: undefined };
    const runningScores = [{ totals: [-12], leads: [-12] }];
    expect(courseSentence(alone, { ...summaryOfTimes(), runningScores, turns: 1 })).toBe(
      'Ann scored −12 points in 1 turn.',
    );
  });
});
