import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardText, emptyGrid, scraebbkle } from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { boardOf, gridOf, plainBoard } from '../../support/pictures';

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
