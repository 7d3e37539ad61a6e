import type { RuleBook } from '../rule-book';
import { latinTileSet, STANDARD_ENGLISH_TILES } from './latin';

/** ScraBBKle: square boards, a person against the computer, one new word per move. */
export const scrabbkle: RuleBook<'scrabbkle'> = {
  id: 'scrabbkle',
  name: 'ScraBBKle',
  notation: 'word-square-direction',
  wording: 'scrabbkle',
  boardFormat: 'scrabbkle',
  seats: {
    least: 2,
    most: 2,
    fixed: [
      { name: 'Human player', player: 'human' },
      { name: 'Computer player', player: 'computer' },
    ],
  },
  firstSeat: 'first',
  tileSet: latinTileSet(STANDARD_ENGLISH_TILES, { value: 3, count: 2 }),
  rackSize: 7,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: 7, points: 70 }],
  wordsPerMove: 'one',
  shortestWord: 2,
  premiums: 'count',
  opening: { kind: 'start-square', fewestTiles: 2 },
  occupiedSquare: 'slide',
  exchange: 'none',
  unknownWord: 'try-again',
  passesToEnd: 2,
  emptyRack: 'ends-game',
  unplayedTiles: 'deduct-own',
  tie: 'draw',
  racks: 'closed',
  moveReport: 'none',
  randomness: 'seeded',
  computers: 'best',
};
