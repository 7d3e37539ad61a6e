import { describe, expect, it } from 'vitest';
import {
  allTiles,
  alphabetOf,
  compareTiles,
  scraebbkle,
  tilesText,
  tileValue,
} from '../../../src/engine';
import { tilesValue } from '../../../src/engine/tiles';
import { rackOf } from '../../support/pictures';

const { tileSet } = scraebbkle;

describe('a tile set', () => {
  it('has an alphabet in its own order and with its own lowercase letters', () => {
    const alphabet = alphabetOf({
      letters: [
        { letter: 'Σ', twin: 'ς', value: 1, count: 1 },
        { letter: 'ẞ', twin: 'ß', value: 1, count: 1 },
        { letter: 'A', twin: 'q', value: 1, count: 0 },
      ],
      blank: { value: 0, count: 0 },
    });
    expect(alphabet.letters).toEqual(['Σ', 'ẞ', 'A']);
    expect(alphabet.lowerCase).toEqual(['ς', 'ß', 'q']);
    expect(['Σ', 'ẞ', 'A', 'q'].map(alphabet.indexOfLetter)).toEqual([0, 1, 2, undefined]);
    expect(['ς', 'ß', 'q', 'σ', 'A'].map(alphabet.indexOfLowerCase)).toEqual([
      0,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  it('contains its letters in order, blanks last', () => {
    const text = tilesText(allTiles(tileSet));
    expect(text).toHaveLength(100);
    expect(text).toMatch(/^A{8}B{2}C{2}D{4}E{9}/);
    expect(text).toMatch(/X{1}Y{2}Z_{2}$/);
  });

  it('gives a blank its own value, on the rack and on the board', () => {
    expect(tileValue(tileSet, { kind: 'blank' })).toBe(8);
    expect(tileValue(tileSet, { kind: 'blank', letter: 'Q' })).toBe(8);
    expect(tileValue(tileSet, { kind: 'letter', letter: 'Q' })).toBe(12);
    expect(tilesValue(tileSet, rackOf('QA_'))).toBe(21);
    expect(tilesValue(tileSet, [])).toBe(0);
  });

  it('defines the order of tiles', () => {
    const sorted = rackOf('_QAZ_AB').toSorted((a, b) => compareTiles(tileSet, a, b));
    expect(tilesText(sorted)).toBe('AABQZ__');
  });
});
