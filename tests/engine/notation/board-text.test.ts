import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boardText,
  bracketBoardText,
  type Direction,
  emptyGrid,
  type Field,
  parseBoard,
  scraebbkle,
  step,
  type TileSet,
  withTiles,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { boardOf, gridOf, plainBoard, squareOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

const { tileSet } = scraebbkle;

describe('a board as text', () => {
  it('is the first board of the example transcript before any move', () => {
    const transcript = readFileSync(
      new URL('../../golden/example-transcript.txt', import.meta.url),
      'utf8',
    );
    const printed = transcript.split('\n').slice(0, 16).join('\n');
    expect(boardText(tileSet, { board: defaultBoard, grid: emptyGrid(defaultBoard) })).toBe(
      printed,
    );
  });

  it('shows premiums with the factor before the mark, and tiles with their value', () => {
    const board = boardOf(['.[3][-4][42].', '.<2><-1><16>.']);
    const grid = gridOf(['.....', 'J...q']);
    expect(boardText(tileSet, { board, grid }).split('\n')).toEqual([
      '    a  b  c  d  e',
      ' 1  .  3.-4.42. .  1',
      ' 2 J11 2!-1!16!q8  2',
      '    a  b  c  d  e',
    ]);
  });

  it('has wider labels where there are a hundred rows or more than z columns', () => {
    const board = plainBoard(28, 100);
    const lines = boardText(tileSet, { board, grid: emptyGrid(board) }).split('\n');
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
  const printedTiles: TileSet = {
    letters: [...'AGIRSTQ'].map((letter) => letterOf(letter, { G: 2, Q: 10 }[letter] ?? 1)),
    blank: { value: 3, count: 1 },
  };
  const read = (file: string): string =>
    readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const board = valueOf(parseBoard('scrabbkle', read('public/resources/boards/scrabbkle.txt')));

  /** The field with letter tiles laid from a square on. */
  const laid = (field: Field, text: string, name: string, direction: Direction): Field =>
    withTiles(
      field,
      [...text].map((letter, index) => ({
        square: step(squareOf(name), direction, index),
        tile: { kind: 'letter', letter },
      })),
    );

  it('is each printed board of the example game', () => {
    const start = { board, grid: emptyGrid(board) };
    const git = laid(start, 'GIT', 'f8', 'across');
    const star = laid(git, 'STAR', 'h7', 'down');
    const texts = [start, git, star].map((field) => bracketBoardText(printedTiles, field));
    expect(`${texts.join('\n\n')}\n`).toBe(read('tests/golden/scrabbkle-boards.txt'));
  });

  it('leaves out the closing bracket of two characters, and shows a blank by its twin', () => {
    const odd = boardOf(['.[3][-4][42].', '.<2><-1><16>.']);
    const grid = gridOf(['.....', 'Q...q'], printedTiles);
    expect(bracketBoardText(printedTiles, { board: odd, grid }).split('\n')).toEqual([
      '    a  b  c  d  e ',
      ' 1  . (3)(-4(42 . ',
      ' 2 Q10{2}{-1{16q3 ',
    ]);
  });

  it('has wider labels where there are a hundred rows or more than z columns', () => {
    const large = plainBoard(28, 100);
    const lines = bracketBoardText(printedTiles, { board: large, grid: emptyGrid(large) }).split(
      '\n',
    );
    expect(lines[0]).toMatch(/^ {5}a {2}b .* z aa ab $/);
    expect(lines[1]).toMatch(/^ {2}1 {2}\. .* \. $/);
    expect(lines[100]).toMatch(/^100 {2}\. .* \. $/);
    expect(lines).toHaveLength(101);
  });
});
