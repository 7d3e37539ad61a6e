import type { LetterTiles } from '../../tiles';
import type { RuleBook } from '../rule-book';

const TILES = `
  8 Aa1  2 Bb3  2 Cc4  4 Dd2  9 Ee2  3 Ff4  4 Gg3  3 Hh4  9 Ii1  1 Jj11 2 Kk6  4 Ll1  2 Mm3
  7 Nn1  7 Oo1  2 Pp3  1 Qq12 6 Rr1  4 Ss1  5 Tt1  5 Uu1  2 Vv4  2 Ww4  1 Xx9  2 Yy5  1 Zz9`;

const letters: readonly LetterTiles[] = [...TILES.matchAll(/(\d+) ([A-Z])([a-z])(\d+)/g)].map(
  ([, count, letter = '', twin = '', value]) => ({
    letter,
    twin,
    value: Number(value),
    count: Number(count),
  }),
);

/** ScraeBBKle: boards of any shape and factor, one new word a move. */
export const scraebbkle: RuleBook = {
  id: 'scraebbkle',
  name: 'ScraeBBKle',
  notation: 'word-square',
  seats: { least: 2, most: 2 },
  firstSeat: 'first',
  tileSet: { letters, blank: { value: 8, count: 2 } },
  rackSize: 7,
  deal: 'rack-by-rack',
  bonuses: [{ tiles: 7, points: 60 }],
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
  tie: 'shared',
  computers: 'best',
};
