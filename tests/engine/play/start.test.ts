import { describe, expect, it } from 'vitest';
import { crossword, firstSquare, scraebbkle, startSquare } from '../../../src/engine';
import { fieldOf, squareOf } from '../../support/pictures';

const empty = fieldOf(['....', '....', '....'], 'c2');
const taken = fieldOf(['....', '..AD', '.D..'], 'a3');

describe('the start square', () => {
  it('is that of the board where the first word must cover it', () => {
    expect(startSquare(scraebbkle, empty.board)).toEqual(squareOf('c2'));
  });

  it('is none where a tile is laid at random', () => {
    expect(startSquare(crossword, empty.board)).toBeUndefined();
  });
});

describe('the first square to look at', () => {
  it('is the start square, whatever lies on the board', () => {
    expect(firstSquare(scraebbkle, empty)).toEqual(squareOf('c2'));
    expect(firstSquare(scraebbkle, taken)).toEqual(squareOf('a3'));
  });

  it('is that of the topmost tile, of these the leftmost, where there is no start square', () => {
    expect(firstSquare(crossword, taken)).toEqual(squareOf('c2'));
  });

  it('is the corner where there is neither', () => {
    expect(firstSquare(crossword, empty)).toEqual(squareOf('a1'));
  });
});
