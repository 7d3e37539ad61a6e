import { describe, expect, it } from 'vitest';
import { type Candidate, emptyGrid, scraebbkle } from '../../src/engine';
import {
  barKey,
  candidateHeads,
  candidateLabel,
  equityNote,
  heatSentence,
  lastMoveSentence,
  moveParts,
  placeLabel,
  simulatedFigures,
} from '../../src/messages';
import { plainBoard, playOf, rackOf } from '../support/pictures';

const board = plainBoard(8, 8, 'b2');
const before = { rules: scraebbkle, board, grid: emptyGrid(board) };

const play = (text: string, score: number, equity: number): Candidate => ({
  move: { kind: 'play', play: playOf(text) },
  score,
  equity,
});
const toEnd = (text: string, score: number, equity: number): Candidate => ({
  ...play(text, score, equity),
  isToEnd: true,
});
const exchange: Candidate = {
  move: { kind: 'exchange', tiles: rackOf('VVU') },
  score: 0,
  equity: 4.25,
};

describe('a move that a computer compares', () => {
  it('has figures, and a label for the ear', () => {
    const move = { ...play('NO,2b', -2, 0), value: -5.5, isValueToEnd: false };
    expect(simulatedFigures(before, move, 0.5)).toEqual({
      label: 'NO at 2b, minus 2 points, value minus 5.5, win chance 50%',
      score: '−2',
      value: '−5.5',
      percent: '50%',
    });
  });
});

describe('a heat map', () => {
  const lanes = { rows: [3, 27.6], columns: [undefined], dead: [], isCut: false };

  it('is summed up, with the squares on which nothing fits', () => {
    expect(heatSentence(scraebbkle, { ...lanes, dead: [4] })).toBe(
      'Best: row 2, 28 points. Nothing fits on 1 empty square.',
    );
    expect(heatSentence(scraebbkle, lanes)).toBe(
      'Best: row 2, 28 points. Something fits on every empty square.',
    );
  });
});

describe('a move to choose', () => {
  it('is shown in parts, and read out as a whole', () => {
    const blank = play('aTE,b2', 7, 9.5);
    expect(moveParts(before, blank)).toEqual({ word: 'aTE', rest: 'b2' });
    expect(candidateLabel(before, blank)).toBe('ATE at b2, 7 points, tiles kept +2.5, value 9.5');
    expect(placeLabel(before, blank)).toBe('Place ATE +7');
    expect(moveParts(before, exchange)).toEqual({ rest: 'Exchange V, V and U' });
  });

  it('has figures that its heads and notes explain, in an endgame too', () => {
    const kept = play('NO,2b', 2, 1);
    expect(candidateHeads([kept]).leave).toBe('Tiles kept');
    expect(barKey([kept]).hurts).toBe('tiles kept hurt');
    const last = toEnd('NO,2b', 2, -5);
    expect(candidateHeads([last]).leave).toBe('Later');
    expect(barKey([last]).hurts).toBe('lost later');
    expect(equityNote([last])).toBe(
      'Value = score + what you gain on the other player until the end, if you both play your best.',
    );
    expect(candidateLabel(before, last)).toBe(
      'NO at 2b, 2 points, later minus 7.0, value minus 5.0',
    );
  });

  it('says if its figures count the replies', () => {
    const next = { ...play('NO,2b', 2, -30), countsReplies: true };
    expect(candidateHeads([next]).leave).toBe('Next');
    expect(barKey([next])).toMatchObject({ helps: 'gained next', hurts: 'lost next' });
    expect(equityNote([next])).toMatch(/what the next player can score after this move/);
    expect(candidateLabel(before, next)).toBe(
      'NO at 2b, 2 points, next minus 32.0, value minus 30.0',
    );
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
      'the only winning move',
      own,
      { ...toEnd('ATE,b2', 3, 9.5), isOnlyWin: true },
      'ATE at b2 for 3 points was the only winning move.',
    ],
    [
      'weaker replies',
      own,
      { ...play('ATE,b2', 3, 90), countsReplies: true },
      'ATE at b2 for 3 points was better: it leaves less to the next player than NO at 2b.',
    ],
    [
      'a blank kept',
      play('nO,2b', 2, 1),
      play('ATE,b2', 7, 9.5),
      'NO at 2b spent your blank. ATE at b2 for 7 points would have kept it.',
    ],
    [
      'a move that gains more by the end',
      toEnd('NO,2b', 2, 1),
      toEnd('aTE,b2', 7, 9),
      'ATE at b2 for 7 points was better: by the end, it gains 8 points more than NO at 2b.',
    ],
    ['an exchange', own, exchange, 'Exchanging V, V and U was better than NO at 2b.'],
  ])('says what was better about %s', (_what, played, better, sentence) => {
    expect(lastMoveSentence(before, played, better)).toBe(sentence);
  });
});
