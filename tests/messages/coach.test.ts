import { describe, expect, it } from 'vitest';
import { type Candidate, emptyGrid, scraebbkle } from '../../src/engine';
import { candidateText, equityText, hintSentence, leaveText } from '../../src/messages';
import { rackOf, plainBoard, playOf } from '../support/pictures';

const board = plainBoard(8, 8, 'b2');
const before = { rules: scraebbkle, board, grid: emptyGrid(board) };

const play = (text: string, score: number, equity: number): Candidate => ({
  move: { kind: 'play', play: playOf(text) },
  score,
  equity,
});
const exchange: Candidate = {
  move: { kind: 'exchange', tiles: rackOf('VVU') },
  score: 0,
  equity: 4.25,
};
const pass: Candidate = { move: { kind: 'pass' }, score: 0, equity: 0 };

describe('a hint', () => {
  it('names the line, then tiles and points, then the play', () => {
    const across = play('NO,2b', 1, 3);
    expect(hintSentence(before, 'line', across, false)).toBe('Look at row 2.');
    expect(hintSentence(before, 'points', across, false)).toBe('In row 2: 2 tiles for 1 point.');
    expect(hintSentence(before, 'play', across, false)).toBe('NO at 2b scores 1 point.');
    expect(hintSentence(before, 'line', play('NO,b2', 4, 3), false)).toBe('Look at column b.');
    expect(hintSentence(before, 'play', { ...across, isOnlyWin: true }, false)).toBe(
      'NO at 2b scores 1 point, and is the only winning move.',
    );
  });

  it('states in its first step that the best move is not a play', () => {
    expect(hintSentence(before, 'line', exchange, false)).toBe(
      'Exchanging tiles beats any word here.',
    );
    expect(hintSentence(before, 'line', pass, true)).toBe('No word fits. You’ll have to pass.');
    expect(hintSentence(before, 'line', pass, false)).toBe('Passing is your best move here.');
  });
});

describe('a candidate move', () => {
  it('has its word and place, and its leave and equity rounded to tenths', () => {
    const negative = play('NO,2b', 20, 17.46);
    expect(candidateText(before, negative)).toBe('NO at 2b');
    expect(leaveText(negative)).toBe('−2.5');
    expect(equityText(negative)).toBe('17.5');
    expect(leaveText(play('NO,2b', 20, 23))).toBe('+3.0');
    expect(leaveText(play('NO,2b', 20, 20.01))).toBe('0.0');
    expect(candidateText(before, exchange)).toBe('exchange V, V and U');
    expect(candidateText(before, pass)).toBe('pass');
  });
});
