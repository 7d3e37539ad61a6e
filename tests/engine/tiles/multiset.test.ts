import { describe, expect, it } from 'vitest';
import { takeTiles, tilesText } from '../../../src/engine';
import { rackOf } from '../../support/pictures';

const taking = (tiles: string, taken: string) => {
  const { left, missing } = takeTiles(rackOf(tiles), rackOf(taken));
  return [tilesText(left), tilesText(missing)];
};

describe('taking tiles away', () => {
  it.each([
    ['ELRREVO', 'OVE', 'LRRE', ''],
    ['ABA', 'A', 'BA', ''],
    ['AB_', '__C', 'AB', '_C'],
    ['', 'AA', '', 'AA'],
    ['AAB', '', 'AAB', ''],
    ['AB', 'AAB', '', 'A'],
    ['BCA', 'ADBAEB', 'C', 'DAEB'],
  ])('from %s takes %s, which leaves %s and lacks %s', (tiles, taken, left, missing) => {
    expect(taking(tiles, taken)).toEqual([left, missing]);
  });
});
