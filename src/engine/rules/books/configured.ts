import type { TileSet } from '../../tiles';
import type { Configuration } from '../files/configuration';
import type { RuleBook } from '../rule-book';
import { latinTileSet, USUAL_ENGLISH_TILES } from './latin';

/** Points for laying a full rack in one move. */
const FULL_RACK_POINTS = 50;

const STANDARD_RACK = 7;

/** The configurable game in its standard configuration. */
export const configured: RuleBook = {
  id: 'configured',
  name: 'Configured',
  notation: 'commands',
  boardFormat: 'configured',
  seats: { least: 1, most: 8, fixed: [] },
  firstSeat: 'first',
  tileSet: latinTileSet(USUAL_ENGLISH_TILES, { value: 0, count: 2 }),
  rackSize: STANDARD_RACK,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: STANDARD_RACK, points: FULL_RACK_POINTS }],
  wordsPerMove: 'crosswise',
  shortestWord: 2,
  premiums: 'count',
  opening: { kind: 'start-square', fewestTiles: 1 },
  occupiedSquare: 'refuse',
  exchange: 'return-first',
  unknownWord: 'try-again',
  passesToEnd: 1,
  emptyRack: 'ends-game',
  unplayedTiles: 'deduct-own-award-out',
  tie: 'shared',
  racks: 'closed',
  randomness: 'seeded',
  computers: 'best',
};

/** The configurable game as a configuration and a tile set make it. */
export const configuredRules = (
  { rackSize, minimumWordLength }: Pick<Configuration, 'rackSize' | 'minimumWordLength'>,
  tileSet: TileSet,
): RuleBook => ({
  ...configured,
  tileSet,
  rackSize,
  bonuses: [{ tiles: rackSize, points: FULL_RACK_POINTS }],
  // A single letter is no word, whatever a configuration says.
  shortestWord: Math.max(2, minimumWordLength),
});
