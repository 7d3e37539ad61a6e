import { describe, expect, it } from 'vitest';
import {
  archiveReason,
  cardGame,
  cardStanding,
  cardState,
  deletedNote,
  deletedWhen,
  exportedSentence,
  gamesShown,
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
  it('names the players, the game and its standing', () => {
    expect(cardStanding(CARD)).toBe('You 277 · Gentle −3');
    expect(cardGame(CARD)).toBe('ScraeBBKle · Tower, 7\u00a0×\u00a028');
    expect(cardState({ ...CARD, toMove: 0 })).toBe('Your turn');
    expect(cardState({ ...CARD, toMove: 1 })).toBe('Gentle’s turn');
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
  ])('shows a time %i ms after the last move: %s', (passed, text) => {
    expect(longAgo(1e12, 1e12 + passed)).toBe(text);
  });
});

it('the import summary counts added, updated, known and refused games', () => {
  expect(
    importedSentence({ added: 2, updated: 0, known: 1, refused: 0, left: 0, practice: 0 }),
  ).toBe('2 games added and 1 game here already.');
  expect(
    importedSentence({ added: 0, updated: 1, known: 0, refused: 1, left: 0, practice: 0 }),
  ).toBe('1 game updated and 1 game skipped.');
  expect(
    importedSentence({ added: 0, updated: 0, known: 0, refused: 0, left: 0, practice: 0 }),
  ).toBe('This file has no games.');
  const none = { added: 0, updated: 0, known: 0, refused: 0, left: 0 };
  expect(importedSentence({ ...none, practice: 1 })).toBe('Practice updated.');
  expect(importedSentence({ ...none, added: 2, practice: 1 })).toBe(
    '2 games added. Practice updated.',
  );
  expect(archiveReason({ code: 'NEWER_ARCHIVE', version: 3 })).toContain('(3)');
  expect(archiveReason({ code: 'NOT_AN_ARCHIVE' })).toContain('Export all');
  expect(archiveReason({ code: 'TOO_MANY_GAMES', max: 200_000 })).toContain('200,000 games');
});

it('the summary of a cancelled import counts what was imported and what is left in the file', () => {
  const nothing = { added: 0, updated: 0, known: 0, refused: 0, practice: 0 };
  expect(importedSentence({ ...nothing, added: 12, known: 1, left: 1987 })).toBe(
    'Import cancelled. 12 games added and 1 game here already. 1,987 games left in the file.',
  );
  expect(importedSentence({ ...nothing, left: 1 })).toBe(
    'Import cancelled. 1 game left in the file.',
  );
});

it('the export summary counts games and damaged games', () => {
  expect(exportedSentence({ games: 2000, damaged: 0, practice: 0 })).toBe('Exported 2,000 games.');
  expect(exportedSentence({ games: 1, damaged: 1, practice: 0 })).toBe(
    'Exported 1 game. 1 damaged game isn’t in the file. Save it separately.',
  );
  expect(exportedSentence({ games: 1, damaged: 2, practice: 0 })).toBe(
    'Exported 1 game. 2 damaged games aren’t in the file. Save them separately.',
  );
  expect(exportedSentence({ games: 0, damaged: 0, practice: 1 })).toBe(
    'Exported 0 games and your practice.',
  );
  expect(exportedSentence(undefined)).toBe('Export cancelled.');
});

it('the heading counts the games shown', () => {
  expect(gamesShown(2000, 2000)).toBe('2,000 games');
  expect(gamesShown(1, 2000)).toBe('1 of 2,000 games');
});

describe('a deleted game', () => {
  const DAY = 24 * 3_600_000;

  it.each([
    [0, 30, 'Deleted just now · 30 days left'],
    [1, 29, 'Deleted yesterday · 29 days left'],
    [29.5, 0.5, 'Deleted 29 days ago · 1 day left'],
    [40, 30, 'Deleted last month · 30 days left'],
    [-1, 0, 'Deleted just now · 0 days left'],
  ])('after %d days is kept for %d more: %s', (passed, left, text) => {
    expect(deletedWhen(1e12, 1e12 + passed * DAY, left * DAY)).toBe(text);
  });

  it('is kept for some days, up to a number of games', () => {
    expect(deletedNote(30 * DAY, 500)).toBe(
      'Deleted games stay here for 30 days, 500 of them at most.',
    );
  });
});

describe('the sentence about storage', () => {
  const LASTING = { used: 1_234_567, room: 12e9, isPersistent: true };

  it('states only how much is used if all is well', () => {
    expect(storageSentence(LASTING, false, true)).toBe('Using 1.2 MB of 12 GB in this browser.');
  });

  it('warns of games not exported, of browsers that may delete them, and of little space', () => {
    expect(storageSentence(LASTING, false, false)).toContain('haven’t exported');
    expect(storageSentence({ ...LASTING, isPersistent: false }, false, true)).toContain(
      'may clear saved games',
    );
    expect(storageSentence(LASTING, true, true)).toContain('nearly full');
  });
});

it('the sentence about streaks gives the current and the longest one', () => {
  expect(streakSentence(0, 0)).toBe('No wins yet.');
  expect(streakSentence(1, 3)).toBe('You won your last game. Best streak: 3.');
  expect(streakSentence(3, 3)).toBe('3 wins in a row. Best streak: 3.');
  expect(streakSentence(0, 3)).toBe('No streak now. Best streak: 3.');
});
