import { describe, expect, it } from 'vitest';
import { type GameResult, type Turn, viewFor } from '../../src/engine';
import {
  counted,
  deductionSentence,
  endSentence,
  finalScoreSentence,
  playerName,
  tilesLeft,
  turnSentence,
  winnerSentence,
} from '../../src/messages';
import { at } from '../support/results';
import { playOf, squareOf } from '../support/pictures';
import { smallGame } from '../store/page';

const played = (score: number): Turn => ({
  kind: 'play',
  seat: 1,
  play: playOf('NoT,d4'),
  squares: [squareOf('d4')],
  words: ['KNoT'],
  score,
  drawn: { kind: 'hidden', count: 3 },
  total: score,
});

describe('a turn', () => {
  it('is told with its word, its place and its points', () => {
    expect(turnSentence(played(20))).toBe('Player 2 played KNoT at d4 for 20 points.');
    expect(turnSentence(played(1))).toBe('Player 2 played KNoT at d4 for 1 point.');
    expect(turnSentence(played(0))).toBe('Player 2 played KNoT at d4 for 0 points.');
    expect(turnSentence(played(-1))).toBe('Player 2 played KNoT at d4 for −1 point.');
    expect(turnSentence(played(-12))).toBe('Player 2 played KNoT at d4 for −12 points.');
  });

  it('may be a pass', () => {
    expect(turnSentence({ kind: 'pass', seat: 0, total: 3 })).toBe('Player 1 passed.');
  });

  it('may be an exchange, whose tiles are not told', () => {
    const tiles = { kind: 'hidden', count: 3 } as const;
    const turn: Turn = { kind: 'exchange', seat: 0, total: 3, returned: tiles, drawn: tiles };
    expect(turnSentence(turn)).toBe('Player 1 exchanged 3 tiles.');
  });

  it('may be lost by words that are not in the list', () => {
    const turn: Turn = {
      kind: 'lost-turn',
      seat: 1,
      play: playOf('NoT,d4'),
      squares: [squareOf('d4')],
      words: ['KNoT', 'NX'],
      total: 7,
    };
    expect(turnSentence(turn)).toBe(
      'Player 2 lost the turn: KNoT and NX are not in the word list.',
    );
  });

  it('of a game is told as it was played', () => {
    const { turns } = viewFor(smallGame('NOTEAEIDDDDZQA', {}, 'NO,2b', 'D,c1'), 0);
    expect(turnSentence(at(turns, 1))).toBe('Player 2 played DO at c1 for 3 points.');
  });
});

describe('the end of the game', () => {
  const result = (winners: readonly number[], reason: GameResult['reason']): GameResult => ({
    reason,
    deductions: [3, 0],
    awards: [0, 0],
    finalScores: [4, -7],
    winners,
  });

  it('names the winner, or a draw', () => {
    expect(winnerSentence(result([0], 'passes'))).toBe('Player 1 wins!');
    expect(winnerSentence(result([1], 'passes'))).toBe('Player 2 wins!');
    expect(winnerSentence(result([0, 1], 'passes'))).toBe("It's a draw!");
  });

  it('tells how it came', () => {
    expect(endSentence(result([0], 'passes'))).toBe('Every player passed twice in a row.');
    expect(endSentence(result([0], 'rack-empty'))).toBe('The bag is empty, and so is a rack.');
  });

  it('tells the points of every seat, and what was deducted', () => {
    expect(finalScoreSentence(0, 4)).toBe('Player 1 scored 4 points.');
    expect(finalScoreSentence(1, -7)).toBe('Player 2 scored -7 points.');
    expect(deductionSentence(3)).toBe('3 deducted for tiles left');
    expect(deductionSentence(0)).toBe('no tiles left');
  });
});

describe('a number', () => {
  it('comes with the right form of its noun', () => {
    expect([0, 1, 2].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
    expect(tilesLeft(1)).toBe('1 tile');
    expect(playerName(0)).toBe('Player 1');
  });
});
