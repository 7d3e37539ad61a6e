import { describe, expect, it } from 'vitest';
import { type Candidate, emptyGrid, scraebbkle } from '../../src/engine';
import { candidateLabel, lastMoveSentence, moveParts, placeLabel } from '../../src/messages';
import { plainBoard, playOf, rackOf } from '../support/pictures';

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

describe('a move to choose', () => {
  it('is shown in parts, and read out as a whole', () => {
    const blank = play('aTE,b2', 7, 9.5);
    expect(moveParts(before, blank)).toEqual({ word: 'aTE', rest: 'b2' });
    expect(candidateLabel(before, blank)).toBe('ATE at b2, 7 points, tiles kept +2.5, value 9.5');
    expect(placeLabel(before, blank)).toBe('Place ATE +7');
    expect(moveParts(before, exchange)).toEqual({ rest: 'Exchange V, V and U' });
  });
});

describe('the sentence about the last move', () => {
  const own = play('NO,2b', 2, 1);

  it.each<[string, Candidate, Candidate | undefined, string]>([
    ['nothing', own, undefined, 'Nothing was clearly better than NO at 2b.'],
    [
      'a higher score',
      own,
      play('ATE,b2', 7, 9.5),
      'ATE at b2 was better: it scores 5 points more than NO at 2b.',
    ],
    [
      'better tiles',
      own,
      play('ATE,b2', 3, 9.5),
      'ATE at b2 for 3 points was better: it keeps better tiles than NO at 2b.',
    ],
    [
      'a blank kept',
      play('nO,2b', 2, 1),
      play('ATE,b2', 7, 9.5),
      'NO at 2b spent your blank. ATE at b2 for 7 points would have kept it.',
    ],
    ['an exchange', own, exchange, 'Exchanging V, V and U was better than NO at 2b.'],
  ])('says what was better about %s', (_what, played, better, sentence) => {
    expect(lastMoveSentence(before, played, better)).toBe(sentence);
  });
});
