import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  parsePlacedTiles,
  parseTiles,
  placedTilesText,
  sameTile,
  scraebbkle,
  rackTileOf,
  tilesText,
} from '../../../src/engine';
import { errorOf, valueOf } from '../../support/results';

const alphabet = alphabetOf(scraebbkle.tileSet);

describe('rack tiles as text', () => {
  it('are letters, and _ for a blank', () => {
    const tiles = valueOf(parseTiles(alphabet, 'Q_A'));
    expect(tiles).toEqual([
      { kind: 'letter', letter: 'Q' },
      { kind: 'blank' },
      { kind: 'letter', letter: 'A' },
    ]);
    expect(tilesText(tiles)).toBe('Q_A');
    expect(valueOf(parseTiles(alphabet, ''))).toEqual([]);
  });

  it.each([
    ['Qa', 'a', 1],
    ['É', 'É', 0],
    ['AB𐐀', '𐐀', 2],
    ['A B', ' ', 1],
  ])('cannot be %j, because of %j at %i', (text, character, index) => {
    expect(errorOf(parseTiles(alphabet, text))).toEqual({ code: 'NOT_A_TILE', character, index });
  });
});

describe('board tiles as text', () => {
  it('are capitals, and lowercase letters for blanks', () => {
    const tiles = valueOf(parsePlacedTiles(alphabet, 'Sc'));
    expect(tiles).toEqual([
      { kind: 'letter', letter: 'S' },
      { kind: 'blank', letter: 'C' },
    ]);
    expect(placedTilesText(alphabet, tiles)).toBe('Sc');
    expect(tiles.map(rackTileOf)).toEqual(valueOf(parseTiles(alphabet, 'S_')));
  });

  it('contain no unassigned blanks', () => {
    expect(errorOf(parsePlacedTiles(alphabet, 'S_'))).toEqual({
      code: 'NOT_A_TILE',
      character: '_',
      index: 1,
    });
  });
});

describe('sameTile', () => {
  it('compares the faces of tiles', () => {
    const letter = (text: string) => ({ kind: 'letter', letter: text }) as const;
    expect(sameTile(letter('A'), letter('A'))).toBe(true);
    expect(sameTile(letter('A'), letter('B'))).toBe(false);
    expect(sameTile(letter('A'), { kind: 'blank' })).toBe(false);
    expect(sameTile({ kind: 'blank' }, { kind: 'blank' })).toBe(true);
  });
});
