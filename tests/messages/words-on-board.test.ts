import { expect, it } from 'vitest';
import { configured, crossword, scraebbkle, wordsOnBoard } from '../../src/engine';
import { crossingsInWords, cursorInWords, wordOnBoardInWords } from '../../src/messages';
import { fieldOf, squareOf } from '../support/pictures';

const field = fieldOf(['.NO.T', '..N..', 'T.eAT', '.....']);

it('a word on the board has its direction and its ends', () => {
  expect(wordsOnBoard(field).map((word) => wordOnBoardInWords(scraebbkle, word))).toEqual([
    'NO, across, b1 to c1.',
    'ONe, down, c1 to c3.',
    'eAT, across, c3 to e3.',
  ]);
});

it.each([
  ['c1', 'c1, O. Across: NO, b1 to c1. Down: ONe, c1 to c3.'],
  ['c2', 'c2, N. Across: nothing. Down: ONe, c1 to c3.'],
  ['a3', 'a3, T. Across: nothing. Down: nothing.'],
  ['d1', 'd1. Across: NO before it, T after it. Down: nothing.'],
  ['b3', 'b3. Across: T before it, eAT after it. Down: nothing.'],
  ['c4', 'c4. Across: nothing. Down: ONe before it.'],
  ['e2', 'e2. Across: nothing. Down: T before it, T after it.'],
  ['a4', 'a4. Across: nothing. Down: T before it.'],
  ['a1', 'a1. Across: NO after it. Down: nothing.'],
])('the words that cross at %s are named', (name, told) => {
  expect(crossingsInWords(scraebbkle, field, squareOf(name))).toBe(told);
});

it('squares are named as in the moves of the game', () => {
  expect(crossingsInWords(configured, field, squareOf('c2'))).toBe(
    'row 2, column 3, N. Across: nothing. Down: ONe, row 1, column 3 to row 3, column 3.',
  );
  expect(cursorInWords(crossword, { square: squareOf('c2'), direction: 'down' })).toBe(
    'Letters go down from c2.',
  );
  expect(cursorInWords(scraebbkle, undefined)).toBe('The cursor is gone.');
});
