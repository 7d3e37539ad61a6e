import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  emptyGrid,
  latestState,
  type RuleBook,
  setupFromPosition,
  startGame,
  tilesText,
} from '../../../src/engine';
import { tileSetOf } from '../../support/games';
import { plainBoard, rackOf } from '../../support/pictures';
import { seatsOf } from '../../support/seats';

const board = plainBoard(8, 8, 'd4');

/** The state after the deal of a game that begins with a rack; the tile set has these letters. */
function dealt(rules: RuleBook, rack: string, counts: Readonly<Record<string, number>>) {
  const position = {
    rules: { ...rules, tileSet: tileSetOf(counts) },
    board,
    boardName: 'Small',
    given: [],
    grid: emptyGrid(board),
    rack: rackOf(rack),
  };
  const game = { seats: seatsOf('human', 'computer'), lexiconId: 'words', seed: 'any' };
  return latestState(startGame('a game', setupFromPosition(position, game)));
}

describe('a game that begins with a position', () => {
  it('deals the rack of the position, and others from the rest', () => {
    const { racks, bag } = dealt(classic, 'CATSCAT', { A: 6, C: 6, S: 6, T: 6 });
    expect(racks.map(tilesText)).toEqual(['CATSCAT', expect.stringMatching(/^[ACST]{7}$/)]);
    expect(bag).toHaveLength(10);
  });

  it('deals a short rack at the end, and all other tiles to the next player', () => {
    const { racks, bag } = dealt(classic, 'CAT', { A: 1, C: 1, S: 2, T: 1 });
    expect(racks.map(tilesText)).toEqual(['CAT', 'SS']);
    expect(bag).toEqual([]);
  });

  it('gives no bonus for a short rack', () => {
    const { setup } = dealt(configured, 'CAT', { A: 1, C: 1, S: 2, T: 1 });
    expect(setup.rules.bonuses).toEqual([{ tiles: 7, points: 50 }]);
  });
});
