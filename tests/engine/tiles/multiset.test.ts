import { describe, expect, it } from 'vitest';
import { takeTiles, tilesText } from '../../../src/engine';
import { rackOf } from '../../support/pictures';

const taking = (tiles: string, taken: string) => {
  const { left, missing } = takeTiles(rackOf(tiles), rackOf(taken));
  return [tilesText(left), tilesText(missing)];
};

describe('takeTiles', () => {
  it.each([
    ['ELRREVO', 'OVE', 'LRRE', ''],
    ['ABA', 'A', 'BA', ''],
    ['AB_', '__C', 'AB', '_C'],
    ['', 'AA', '', 'AA'],
    ['AAB', '', 'AAB', ''],
    ['AB', 'AAB', '', 'A'],
    ['BCA', 'ADBAEB', 'C', 'DAEB'],
  ])(
    'takes from %s the tiles %s, leaves %s and reports %s missing',
    (tiles, taken, left, missing) => {
      expect(taking(tiles, taken)).toEqual([left, missing]);
    },
  );
});
