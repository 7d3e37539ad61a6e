import { describe, expect, it } from 'vitest';
import {
  configured,
  crossword,
  type PlacedTile,
  type Premium,
  premiumAt,
  scraebbkle,
  wordsOnBoard,
} from '../../src/engine';
import {
  crossingsInWords,
  cursorInWords,
  premiumLabel,
  rackTileLabel,
  squareInWords,
  squareLabel,
  tileFace,
  wordOnBoardInWords,
} from '../../src/messages';
import { defaultBoard } from '../golden/default-board';
import { tileSetOf } from '../support/games';
import { fieldOf, squareOf } from '../support/pictures';

const { tileSet } = scraebbkle;
const N: PlacedTile = { kind: 'letter', letter: 'N' };
const blankN: PlacedTile = { kind: 'blank', letter: 'N' };

const labelOf = (
  name: string,
  tiles: {
    readonly tile?: PlacedTile;
    readonly draft?: PlacedTile;
    readonly words?: string;
  } = {},
): string =>
  squareLabel(scraebbkle, {
    square: squareOf(name),
    premium: premiumAt(defaultBoard, squareOf(name)),
    isStart: name === 'd7',
    tile: tiles.tile,
    draft: tiles.draft,
    words: tiles.words,
  });

describe('the label of a square', () => {
  it.each([
    ['a2', 'a2'],
    ['b2', 'b2, word times 12'],
    ['a1', 'a1, letter times 3'],
    ['b1', 'b1, word times minus 3'],
    ['l6', 'l6, word times 0'],
    ['m1', 'm1, letter times minus 4'],
    ['d7', 'd7, start'],
    ['p14', 'p14'],
  ])('%s without a tile is: %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it('with a tile has the tile and its value', () => {
    expect(labelOf('h8', { tile: N })).toBe('h8, N, 1');
    expect(labelOf('h8', { tile: blankN })).toBe('h8, N, blank, 8');
    expect(labelOf('d7', { tile: N })).toBe('d7, N, 1');
  });

  it('with a draft tile states that it is not played yet', () => {
    expect(labelOf('b2', { draft: N })).toBe('b2, N, 1, not played yet');
    expect(labelOf('b2', { draft: blankN })).toBe('b2, N, blank, 8, not played yet');
  });

  it('in full names its parts, and the words through a tile', () => {
    expect(labelOf('b2', { words: '' })).toBe('b2, empty, word times 12');
    expect(labelOf('d7', { words: '' })).toBe('d7, start, empty');
    expect(labelOf('h8', { tile: N, words: 'NOT and ON' })).toBe('h8, N, value 1, in NOT and ON');
    expect(labelOf('h8', { tile: blankN, words: '' })).toBe('h8, N, blank, value 8');
    expect(labelOf('b2', { draft: N, words: '' })).toBe('b2, N, value 1, not played yet');
  });

  it('says “minus” for negative values', () => {
    const facts = {
      square: squareOf('a1'),
      premium: { kind: 'none' },
      isStart: false,
      words: undefined,
    } as const;
    const rules = { ...scraebbkle, tileSet: tileSetOf({}, { N: -2 }) };
    expect(squareLabel(rules, { ...facts, tile: N, draft: undefined })).toBe('a1, N, minus 2');
  });

  it('has row and column if moves give both numbers', () => {
    const facts = { square: squareOf('h2'), premium: { kind: 'none' }, isStart: true } as const;
    const nothing = { tile: undefined, draft: undefined, words: undefined };
    expect(squareLabel(configured, { ...facts, ...nothing })).toBe('row 2, column 8, start');
    expect(squareLabel(configured, { ...facts, ...nothing, tile: N })).toBe(
      'row 2, column 8, N, 1',
    );
    expect(squareLabel(configured, { ...facts, ...nothing, draft: 'unnamed' })).toBe(
      'row 2, column 8, blank, no letter yet',
    );
  });

  it('in a sentence is its name in moves, or row and column if moves give two numbers', () => {
    expect(squareInWords(scraebbkle, squareOf('h2'))).toBe('h2');
    expect(squareInWords(configured, squareOf('h2'))).toBe('row 2, column 8');
  });
});

describe('a premium', () => {
  it.each<[Premium, string]>([
    [{ kind: 'none' }, ''],
    [{ kind: 'letter', factor: 3 }, '3L'],
    [{ kind: 'word', factor: 12 }, '12W'],
    [{ kind: 'letter', factor: -4 }, '−4L'],
    [{ kind: 'word', factor: 0 }, '0W'],
    [{ kind: 'word', factor: 1 }, '1W'],
  ])('%o is printed as %s', (premium, label) => {
    expect(premiumLabel(premium)).toBe(label);
  });
});

describe('the label of a tile', () => {
  it('on the rack has its letter and value', () => {
    expect(rackTileLabel('Q', 12)).toBe('Q, value 12');
    expect(rackTileLabel(undefined, 8)).toBe('blank, value 8');
    expect(rackTileLabel('N', -1)).toBe('N, value minus 1');
    expect(rackTileLabel(undefined, -2)).toBe('blank, value minus 2');
  });

  it('for a blank is a lower-case letter', () => {
    expect(tileFace(tileSet, N)).toBe('N');
    expect(tileFace(tileSet, blankN)).toBe('n');
  });
});

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
    'Typing down from c2.',
  );
  expect(cursorInWords(scraebbkle, undefined)).toBe('Cursor off.');
});
