import { sameTile, type Tile } from '../../tiles';
import type { RuleBook } from '../rule-book';
import { latinTileSet, USUAL_ENGLISH_TILES } from './latin';

/** The one-word crossword: a first tile laid at random, plain squares, computers of any skill. */
export const crossword: RuleBook = {
  id: 'crossword',
  name: 'Crossword',
  notation: 'word-square-or-whole-word',
  wording: 'scraebbkle',
  boardFormat: 'plain',
  seats: { least: 1, most: 8, fixed: [] },
  firstSeat: 'first',
  tileSet: latinTileSet(USUAL_ENGLISH_TILES, { value: 0, count: 0 }),
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
  randomness: 'java',
  computers: 'by-skill',
};

/**
 * The crossword with other tiles: those of a bag, letters worth the values given, one a letter in the
 * order of the alphabet (in points), and racks of a size.
 */
export function crosswordRules(
  bag: readonly Tile[],
  values: readonly number[],
  rackSize: number,
): RuleBook {
  const countOf = (tile: Tile): number => bag.filter((each) => sameTile(each, tile)).length;
  const { letters, blank } = crossword.tileSet;
  return {
    ...crossword,
    tileSet: {
      letters: letters.map((each, index) => ({
        ...each,
        value: values[index] ?? each.value,
        count: countOf({ kind: 'letter', letter: each.letter }),
      })),
      blank: { ...blank, count: countOf({ kind: 'blank' }) },
    },
    rackSize,
  };
}
