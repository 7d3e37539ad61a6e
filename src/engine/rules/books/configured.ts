import type { TileSet } from '../../tiles';
import type { Configuration } from '../files/configuration';
import type { RuleBook } from '../rule-book';
import { latinTileSet, STANDARD_ENGLISH_TILES } from './latin';

/** The configurable game in its default configuration. */
export const configured: RuleBook<'configured'> = {
  id: 'configured',
  name: 'Configured',
  notation: 'commands',
  wording: 'scraebbkle',
  boardFormat: 'configured',
  seats: { least: 1, most: 8, fixed: [] },
  firstSeat: 'first',
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 0, count: 2 }),
  rackSize: 7,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: 'full-rack', points: 50 }],
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
  moveReport: 'until-continue',
  randomness: 'seeded',
  computers: 'best',
};

export const configuredRules = (
  { rackSize, minimumWordLength }: Pick<Configuration, 'rackSize' | 'minimumWordLength'>,
  tileSet: TileSet,
  randomness: RuleBook['randomness'] = configured.randomness,
): RuleBook => ({
  ...configured,
  randomness,
  tileSet,
  rackSize,
  // A single letter is never a word, even if a configuration allows it.
  shortestWord: Math.max(2, minimumWordLength),
});
