import { expect, it } from 'vitest';
import {
  alphabetOf,
  classic,
  emptyGrid,
  findPlays,
  type Position,
  RULE_BOOKS,
  squareIndex,
} from '../../../src/engine';
import { bestPlay } from '../../support/search';
import { shippedText } from '../../support/shipped';
import { plainBoard, rackOf } from '../../support/pictures';
import { playableWords } from '../../oracle/word-driven';
import { wordsOf } from '../../support/words';

const board = plainBoard(100, 100);

/** Every 5,000th word of the shipped list, and some words longer than a usual rack. */
const LIST = [
  ...shippedText('wordlist.txt')
    .toUpperCase()
    .trim()
    .split('\n')
    .filter((_, index) => index % 5000 === 7),
  ...[1, 2, 4, 8].map((times) => 'RETAINS'.repeat(times)),
];

const words = wordsOf(LIST, alphabetOf(classic.tileSet));

const grid = [
  { row: 0, column: 0 },
  { row: 99, column: 99 },
  { row: 40, column: 99 },
  { row: 50, column: 50 },
].reduce(
  (laid, square, index) =>
    laid.with(squareIndex(board, square), { kind: 'letter', letter: 'RESA'[index] ?? 'E' }),
  emptyGrid(board),
);

const books = RULE_BOOKS.filter(({ tileSet }) =>
  tileSet.letters.some(({ letter }) => letter === 'R'),
);

/** Racks by number of tiles, with the number of tiles in their longest play. */
const RACKS = [
  { tiles: 13, longest: 13 },
  { tiles: 63, longest: 55 },
];

it.each(books.flatMap((rules) => RACKS.map((rack) => ({ id: rules.id, rules, ...rack }))))(
  'on 10,000 squares, under the rules of $id, a rack of $tiles plays all words that can be laid',
  ({ rules, tiles, longest }) => {
    const rack = rackOf('RETAINS'.repeat(9).slice(0, tiles));
    const position: Position = { rules, board, grid, rack };
    const { plays } = findPlays(words, position);
    const inOrder = plays.inOrder();
    const played = new Set(
      inOrder.flatMap(({ play, words: formed }) =>
        play.tiles.length === 1 ? formed : formed.slice(0, 1),
      ),
    );
    expect(LIST.filter((word) => played.has(word))).toEqual(playableWords(position, LIST));
    expect(Math.max(...inOrder.map(({ play }) => play.tiles.length))).toBe(longest);
    expect(bestPlay(words, position)).toEqual(inOrder[0]);
  },
);
