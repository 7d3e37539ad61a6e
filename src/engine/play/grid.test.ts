import { describe, expect, it } from 'vitest';
import { emptyGrid, isFree, layTiles, runThrough, scraebbkle, tileAt, withTiles } from '../index';
import { nextFree } from './grid';
import { fieldOf, pictureOf, playOf, squareOf } from '../../../tests/support/pictures';
import { errorOf, valueOf } from '../../../tests/support/results';

const field = fieldOf(['.NO.', '..N.', 'T.e.']);

const read = (name: string, direction: 'across' | 'down'): string =>
  runThrough(field, squareOf(name), direction)
    .map(({ tile }) => tile.letter)
    .join('');

describe('board state', () => {
  it('distinguishes tiles, free squares and squares off the board', () => {
    expect(tileAt(field, squareOf('c3'))).toEqual({ kind: 'blank', letter: 'E' });
    expect(tileAt(field, squareOf('a1'))).toBeUndefined();
    expect(isFree(field, squareOf('a1'))).toBe(true);
    expect(isFree(field, squareOf('b1'))).toBe(false);
    expect(isFree(field, squareOf('e1'))).toBe(false);
    expect(isFree(field, { row: -1, column: 0 })).toBe(false);
    expect(tileAt(field, { row: 0, column: 4 })).toBeUndefined();
  });

  it('reads a run from its first tile to its last', () => {
    expect([read('b1', 'across'), read('c1', 'across')]).toEqual(['NO', 'NO']);
    expect([read('c1', 'down'), read('c3', 'down')]).toEqual(['ONE', 'ONE']);
    expect([read('a3', 'across'), read('a3', 'down')]).toEqual(['T', 'T']);
    expect(read('a1', 'across')).toBe('');
  });

  it('finds the next free square up to the edge', () => {
    expect(nextFree(field, squareOf('b1'), 'across')).toEqual(squareOf('d1'));
    expect(nextFree(field, squareOf('a1'), 'across')).toEqual(squareOf('a1'));
    expect(nextFree(field, squareOf('c1'), 'down')).toBeUndefined();
  });

  it('adds tiles without changing the original', () => {
    const laid = valueOf(layTiles(scraebbkle, field, playOf('sW,1a')));
    expect(pictureOf(withTiles(field, laid))).toEqual(['sNOW', '..N.', 'T.e.']);
    expect(pictureOf(field)).toEqual(['.NO.', '..N.', 'T.e.']);
  });

  it('starts without tiles', () => {
    expect(pictureOf({ board: field.board, grid: emptyGrid(field.board) })).toEqual([
      '....',
      '....',
      '....',
    ]);
  });
});

describe('laying tiles', () => {
  it('skips occupied squares', () => {
    const laid = valueOf(layTiles(scraebbkle, field, playOf('SW,1a')));
    expect(laid.map(({ square }) => square)).toEqual([squareOf('a1'), squareOf('d1')]);
  });

  it('stops at the edge of the board', () => {
    expect(errorOf(layTiles(scraebbkle, field, playOf('SWS,1a')))).toEqual({
      code: 'RUNS_OFF_BOARD',
      fitting: 2,
      squares: [squareOf('a1'), squareOf('d1')],
    });
  });
});
