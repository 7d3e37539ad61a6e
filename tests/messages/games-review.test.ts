import { describe, expect, it } from 'vitest';
import { type GameFigures, playerReviewsOf } from '../../src/engine';
import {
  bestShareText,
  filesAdded,
  gamesReviewCsv,
  gamesReviewed,
  gamesReviewProgress,
  lostPerGameText,
  perTurnText,
} from '../../src/messages';
import { DEFAULT_LIST } from '../../src/setup';
import { at } from '../support/results';

const TURNS: GameFigures = [
  { seat: 0, phase: 'opening', lost: 0, luck: 2.5 },
  { seat: 0, phase: 'middle', lost: 12.25, luck: -4, reason: 'bonus' },
  { seat: 0, phase: 'endgame', lost: 1, luck: 0 },
];

const review = at(playerReviewsOf([{ names: ['Ada'], turns: TURNS }]), 0);

const card = (name: string) => ({
  rules: 'Classic',
  board: 'Standard, wide',
  rows: 15,
  columns: 15,
  seats: [{ name, player: 'human' as const, score: -3 }],
  winners: [0],
  turns: 3,
  played: Date.UTC(2026, 10, 29),
});

const rowOf = (name: string, title?: string): string | undefined =>
  gamesReviewCsv([{ card: card(name), title, seat: 0, review }]).split('\r\n')[1];

describe('reviewed games as CSV', () => {
  it('have a head and a row for each player of a game', () => {
    const [head = '', row = '', end] = gamesReviewCsv([
      { card: card('Ada'), title: 'Final', seat: 0, review },
    ]).split('\r\n');
    expect(head).toMatch(
      /^Game,Played,Rules and board,Word list,Player,Score,Turns,Best moves,Points lost,/,
    );
    expect(row).toBe(
      'Final,2026-11-29,"Classic · Standard, wide, 15 × 15",the game’s own,Ada,-3,3,1,13.25,-1.5,' +
        '1,1,0,1,0,12.25,1,0,1,0,0,12.25,0,0,0,0,1',
    );
    expect(row.replaceAll(/"[^"]*"/g, '').split(',')).toHaveLength(head.split(',').length);
    expect(end).toBe('');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+A1', "'+A1"],
    ['@x', "'@x"],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('quote a name so that no spreadsheet runs or splits it: %o', (title, cell) => {
    expect(rowOf('Ada', title)?.startsWith(`${cell},`)).toBe(true);
  });
});

describe('the figures of several games', () => {
  it('are shares and means', () => {
    expect(bestShareText(review)).toBe('33%');
    expect(perTurnText(review)).toBe('4.4');
    expect(lostPerGameText(review)).toBe('13');
    expect(bestShareText({ turns: 0, found: 0, lost: 0 })).toBe('–');
  });

  it('tell how far they are', () => {
    expect(gamesReviewProgress({ done: 3, total: 12 }, { done: 5, total: 26 })).toBe(
      '3 of 12 games · turn 5 of 26',
    );
    expect(gamesReviewed([{ figures: TURNS }, { figures: 'skipped' }])).toBe(
      '1 game reviewed. 1 game skipped: damaged, or without a word list.',
    );
    const theirs = { kind: 'own', name: 'theirs.txt', text: '' } as const;
    const judged = [DEFAULT_LIST, theirs].map((otherList) => ({ figures: TURNS, otherList }));
    expect(gamesReviewed(judged.slice(0, 1))).toBe(
      '1 game reviewed. 1 game was judged by the standard list because its own isn’t here.',
    );
    expect(gamesReviewed([...judged, { figures: TURNS }])).toBe(
      '3 games reviewed. 2 games were judged by the standard list and theirs.txt because their own isn’t here.',
    );
    expect(filesAdded({ added: 12, known: 1, unfinished: 2, skipped: 1 })).toBe(
      '12 games added, 1 game here already, 2 unfinished games left out and 1 skipped.',
    );
  });
});
