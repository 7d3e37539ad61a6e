import { describe, expect, it } from 'vitest';
import {
  archiveReason,
  cardGame,
  cardStanding,
  cardState,
  importedSentence,
  longAgo,
  storageSentence,
  streakSentence,
} from '../../src/messages';

const CARD = {
  rules: 'ScraeBBKle',
  board: 'Tower',
  rows: 28,
  columns: 7,
  seats: [
    { name: 'Player 1', player: 'human', score: 277 },
    { name: 'Player 2', player: 'computer', level: 'gentle', score: -3 },
  ],
  turns: 12,
} as const;

describe('the card of a game', () => {
  it('tells who plays, what, and how it stands', () => {
    expect(cardStanding(CARD)).toBe('You 277 · Gentle −3');
    expect(cardGame(CARD)).toBe('ScraeBBKle · Tower, 7\u00a0×\u00a028');
    expect(cardState({ ...CARD, toMove: 0 })).toBe('Your turn');
    expect(cardState({ ...CARD, toMove: 1 })).toBe('Gentle to move');
    expect(cardState({ ...CARD, winners: [0] })).toBe('You won');
    expect(cardState({ ...CARD, winners: [0, 1] })).toBe('A tie');
    expect(cardState({ ...CARD, seats: CARD.seats.slice(0, 1), winners: [0] })).toBe('Finished');
  });

  it.each([
    [30_000, 'just now'],
    [-3_600_000, 'just now'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [24 * 3_600_000, 'yesterday'],
    [12 * 24 * 3_600_000, '12 days ago'],
    [400 * 24 * 3_600_000, 'last year'],
  ])('tells %i ms after it was played: %s', (passed, text) => {
    expect(longAgo(1e12, 1e12 + passed)).toBe(text);
  });
});

it('tells what came of bringing games in', () => {
  expect(importedSentence({ added: 2, updated: 0, known: 1, refused: 0 })).toBe(
    '2 games added and 1 game here already.',
  );
  expect(importedSentence({ added: 0, updated: 1, known: 0, refused: 1 })).toBe(
    '1 game brought up to date and 1 game that cannot be read or kept.',
  );
  expect(importedSentence({ added: 0, updated: 0, known: 0, refused: 0 })).toBe(
    'There are no games in this file.',
  );
  expect(archiveReason({ code: 'NEWER_ARCHIVE', version: 3 })).toContain('version 3');
  expect(archiveReason({ code: 'NOT_AN_ARCHIVE' })).toContain('Export everything');
});

it('tells how much the browser keeps, and for how long', () => {
  expect(storageSentence({ used: 1_234_567, room: 12e9, isLasting: true })).toBe(
    'This browser keeps 1.2 MB for this page, and has room for 12 GB.',
  );
  expect(storageSentence({ used: 0, room: 5e8, isLasting: false })).toContain('export your games');
});

it('tells of games won in a row', () => {
  expect(streakSentence(0, 0)).toBe('None of them has been won yet.');
  expect(streakSentence(1, 3)).toBe('The last one was won; the most in a row: 3.');
  expect(streakSentence(3, 3)).toBe('The last 3 games were won; the most in a row: 3.');
  expect(streakSentence(0, 3)).toBe('The last one was not won; the most in a row: 3.');
});
