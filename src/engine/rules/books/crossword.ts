import type { RuleBook } from '../rule-book';
import { latinTileSet, STANDARD_ENGLISH_TILES } from './latin';

/** The one-word crossword: a random first tile, no premiums, computers of any skill. */
export const crossword: RuleBook<'crossword'> = {
  id: 'crossword',
  name: 'Crossword',
  notation: 'word-square-or-whole-word',
  wording: 'scraebbkle',
  boardFormat: 'plain',
  seats: { least: 1, most: 8, fixed: [] },
  firstSeat: 'first',
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 0, count: 0 }),
  rackSize: 7,
  deal: 'tile-by-tile',
  bonuses: [],
  wordsPerMove: 'one',
  shortestWord: 2,
  premiums: 'ignore',
  opening: { kind: 'random-tile' },
  occupiedSquare: 'slide',
  exchange: 'none',
  unknownWord: 'try-again',
  passesToEnd: 1,
  emptyRack: 'passes',
  unplayedTiles: 'keep',
  tie: 'shared',
  racks: 'closed',
  moveReport: 'none',
  randomness: 'java',
  computers: 'by-skill',
};
