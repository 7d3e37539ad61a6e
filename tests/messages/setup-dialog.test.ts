import { describe, expect, it } from 'vitest';
import { gameOnBoard, letterBagReason, seatsInShort } from '../../src/messages';
import type { LetterBagError } from '../../src/engine';

const WHO = {
  h: { player: 'human' },
  f: { player: 'far' },
  c: { player: 'computer' },
  B: { player: 'computer', level: 'club' },
  A: { player: 'computer', level: 'casual' },
} as const;
const isKey = (text: string): text is keyof typeof WHO => text in WHO;
const seats = (text: string) => [...text].filter(isKey).map((each) => WHO[each]);

describe('the summary of the setup', () => {
  it.each([
    ['Default board', 'ScraeBBKle · default board.'],
    ['Quicksand', 'ScraeBBKle · Quicksand.'],
    ['Board.txt', 'ScraeBBKle · Board.txt.'],
    [undefined, 'ScraeBBKle.'],
  ])('names the game and its board: %s', (board, sentence) => {
    expect(gameOnBoard('ScraeBBKle', board)).toBe(sentence);
  });

  it.each([
    ['h', undefined, 'You alone.'],
    ['hc', 'closed', 'You against the computer, closed.'],
    ['ch', 'open', 'You against the computer, open.'],
    ['hB', 'closed', 'You against Club, closed.'],
    ['hhAA', undefined, '2 people on this device against 2 computers at Casual.'],
    ['AB', undefined, '2 computers against each other.'],
    ['BB', undefined, '2 computers at Club against each other.'],
    ['hccc', undefined, 'You against 3 computers.'],
    ['hh', 'open', '2 people on this device, open.'],
    ['hhc', undefined, '2 people on this device against the computer.'],
    ['c', undefined, 'The computer alone.'],
    ['cc', 'closed', '2 computers against each other, closed.'],
    ['hf', 'closed', 'You and a friend online, closed.'],
    ['hffc', undefined, 'You and 2 friends online against the computer.'],
    ['hhf', undefined, '2 people here and a friend online.'],
    ['ffcc', undefined, '2 friends online against 2 computers.'],
  ] as const)('names the players: %s', (who, racks, sentence) => {
    expect(seatsInShort(seats(who), racks)).toBe(sentence);
  });
});

// `satisfies` below fails to compile if an error code has no sample.

const ERRORS = {
  BAG_EMPTY: { code: 'BAG_EMPTY' },
  BAG_TOO_LONG: { code: 'BAG_TOO_LONG', max: 1000 },
  FOREIGN_CHARACTER: { code: 'FOREIGN_CHARACTER', column: 4, character: '\u0007' },
} as const satisfies Record<LetterBagError['code'], LetterBagError>;

describe('the sentence for an error in a bag of letters', () => {
  it.each([
    [ERRORS.BAG_EMPTY, 'Enter a letter for each tile.'],
    [ERRORS.BAG_TOO_LONG, 'A bag can hold 1000 tiles. Remove some.'],
    [
      ERRORS.FOREIGN_CHARACTER,
      'No tile has "\\u0007" (character 4). Use letters only, one per tile.',
    ],
  ])('states the fault and the remedy: %j', (error, sentence) => {
    expect(letterBagReason(error)).toBe(sentence);
  });
});
