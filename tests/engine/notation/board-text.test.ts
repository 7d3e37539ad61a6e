import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boardText,
  bracketBoardText,
  configured,
  type Direction,
  emptyGrid,
  type BoardState,
  parseBoard,
  scrabbkle,
  scraebbkle,
  step,
  withTiles,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { boardOf, gridOf, plainBoard, squareOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

describe('a board as text', () => {
  it('matches the first board of the example transcript', () => {
    const transcript = readFileSync(
      new URL('../../golden/example-transcript.txt', import.meta.url),
      'utf8',
    );
    const printed = transcript.split('\n').slice(0, 16).join('\n');
    expect(boardText(scraebbkle, { board: defaultBoard, grid: emptyGrid(defaultBoard) })).toBe(
      printed,
    );
  });

  it('shows premiums with the factor before the mark, and tiles with their value', () => {
    const board = boardOf(['.[3][-4][42].', '.<2><-1><16>.']);
    const grid = gridOf(['.....', 'J...q']);
    expect(boardText(scraebbkle, { board, grid }).split('\n')).toEqual([
      '    a  b  c  d  e',
      ' 1  .  3.-4.42. .  1',
      ' 2 J11 2!-1!16!q8  2',
      '    a  b  c  d  e',
    ]);
  });

  it('numbers its columns if moves do', () => {
    const board = boardOf(['.[3].........', '.<2>.........']);
    const grid = gridOf(['...........', 'J.........q']);
    expect(boardText(configured, { board, grid }).split('\n')).toEqual([
      '    1  2  3  4  5  6  7  8  9 10 11',
      ' 1  .  3. .  .  .  .  .  .  .  .  .  1',
      ' 2 J8  2! .  .  .  .  .  .  .  . q0  2',
      '    1  2  3  4  5  6  7  8  9 10 11',
    ]);
  });

  it.each([
    [scraebbkle, 703, /^ {4}a {3}b .* zz {2}aaa$/, /^ 1 {2}\. {3}\. .* \. {3}1$/],
    [configured, 100, /^ {4}1 {3}2 .* 99 {2}100$/, /^ 1 {2}\. {3}\. .* \. {3}1$/],
    [configured, 10_000, /^ {4}1 {5}2 .* 9999 {2}10000$/, /^ 1 {2}\. {5}\. .* \. {5}1$/],
  ])('in $id separates the labels of %i columns', (rules, columns, header, row) => {
    const board = plainBoard(columns, 1);
    const lines = boardText(rules, { board, grid: emptyGrid(board) }).split('\n');
    expect(lines[0]).toMatch(header);
    expect(lines[1]).toMatch(row);
    expect(lines[1]?.lastIndexOf('.')).toBe((lines[0]?.lastIndexOf(' ') ?? 0) + 2);
  });

  it('has wider labels for a hundred rows or columns beyond z', () => {
    const board = plainBoard(28, 100);
    const lines = boardText(scraebbkle, { board, grid: emptyGrid(board) }).split('\n');
    expect(lines[0]).toMatch(/^ {5}a {2}b .* z aa ab$/);
    expect(lines[1]).toMatch(/^ {2}1 {2}\. .* 1$/);
    expect(lines[100]).toMatch(/^100 {2}\. .* 100$/);
    expect(lines).toHaveLength(102);
  });
});

describe('a board as text with factors in brackets', () => {
  const letterOf = (letter: string, value: number) => ({
    letter,
    twin: letter.toLowerCase(),
    value,
    count: 1,
  });
  const printed = {
    ...scrabbkle,
    tileSet: {
      letters: [...'AGIRSTQ'].map((letter) => letterOf(letter, { G: 2, Q: 10 }[letter] ?? 1)),
      blank: { value: 3, count: 1 },
    },
  };
  const read = (file: string): string =>
    readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const board = valueOf(parseBoard('scrabbkle', read('public/resources/boards/scrabbkle.txt')));

  const laid = (field: BoardState, text: string, name: string, direction: Direction): BoardState =>
    withTiles(
      field,
      [...text].map((letter, index) => ({
        square: step(squareOf(name), direction, index),
        tile: { kind: 'letter', letter },
      })),
    );

  it('matches each printed board of the example game', () => {
    const start = { board, grid: emptyGrid(board) };
    const git = laid(start, 'GIT', 'f8', 'across');
    const star = laid(git, 'STAR', 'h7', 'down');
    const texts = [start, git, star].map((field) => bracketBoardText(printed, field));
    expect(`${texts.join('\n\n')}\n`).toBe(read('tests/golden/scrabbkle-boards.txt'));
  });

  it('omits the closing bracket after two characters, and shows a blank as a small letter', () => {
    const odd = boardOf(['.[3][-4][42].', '.<2><-1><16>.']);
    const grid = gridOf(['.....', 'Q...q'], printed.tileSet);
    expect(bracketBoardText(printed, { board: odd, grid }).split('\n')).toEqual([
      '    a  b  c  d  e ',
      ' 1  . (3)(-4(42 . ',
      ' 2 Q10{2}{-1{16q3 ',
    ]);
  });

  it('numbers its columns if moves do, and separates many labels', () => {
    const rules = { ...printed, notation: 'commands' } as const;
    const text = (columns: number) => {
      const wide = plainBoard(columns, 1);
      return bracketBoardText(rules, { board: wide, grid: emptyGrid(wide) }).split('\n');
    };
    expect(text(3)).toEqual(['    1  2  3 ', ' 1  .  .  . ']);
    expect(text(100)[0]).toMatch(/^ {4}1 {3}2 .* 99 {2}100 $/);
    expect(text(100)[1]).toMatch(/^ 1 {2}\. {3}\. .* \. {2}$/);
  });

  it('has wider labels for a hundred rows or columns beyond z', () => {
    const large = plainBoard(28, 100);
    const lines = bracketBoardText(printed, { board: large, grid: emptyGrid(large) }).split('\n');
    expect(lines[0]).toMatch(/^ {5}a {2}b .* z aa ab $/);
    expect(lines[1]).toMatch(/^ {2}1 {2}\. .* \. $/);
    expect(lines[100]).toMatch(/^100 {2}\. .* \. $/);
    expect(lines).toHaveLength(101);
  });
});
