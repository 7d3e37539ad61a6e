import { describe, expect, it } from 'vitest';
import { crossword, firstSquare, scraebbkle, startSquare } from '../../../src/engine';
import { laysFirstTile, tilesOn } from '../../../src/engine/play';
import { fieldOf, squareOf } from '../../support/pictures';

const empty = { ...fieldOf(['....', '....', '....'], 'c2'), given: [] };
const taken = { ...fieldOf(['....', '..AD', '.D..'], 'a3'), given: [] };
const given = { ...taken, given: tilesOn(taken) };

describe('the start square', () => {
  it('is that of the board if the first word must cover it', () => {
    expect(startSquare({ rules: scraebbkle, ...empty })).toEqual(squareOf('c2'));
  });

  it('is absent if a tile is laid at random', () => {
    expect(startSquare({ rules: crossword, ...empty })).toBeUndefined();
  });

  it('is absent if tiles are given', () => {
    expect(startSquare({ rules: scraebbkle, ...given })).toBeUndefined();
  });
});

describe('a first tile', () => {
  it('is laid at random if the rules require it and no tiles are given', () => {
    expect(laysFirstTile({ rules: crossword, ...empty })).toBe(true);
    expect(laysFirstTile({ rules: crossword, ...given })).toBe(false);
    expect(laysFirstTile({ rules: scraebbkle, ...empty })).toBe(false);
  });
});

describe('the first square in view', () => {
  it('is the start square, whether or not the board has tiles', () => {
    expect(firstSquare({ rules: scraebbkle, ...empty })).toEqual(squareOf('c2'));
    expect(firstSquare({ rules: scraebbkle, ...taken })).toEqual(squareOf('a3'));
  });

  it('is that of the topmost, then leftmost tile without a start square', () => {
    expect(firstSquare({ rules: crossword, ...taken })).toEqual(squareOf('c2'));
    expect(firstSquare({ rules: scraebbkle, ...given })).toEqual(squareOf('c2'));
  });

  it('is the corner without either', () => {
    expect(firstSquare({ rules: crossword, ...empty })).toEqual(squareOf('a1'));
  });
});
