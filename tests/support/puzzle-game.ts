import { alphabetOf, classic, type PuzzleQuestion } from '../../src/engine';
import { tileSetOf } from './games';
import { plainBoard } from './pictures';
import { wordsOf } from './words';

/** Words of four letters, many of which fit on a small board. */
export const SMALL_LIST: readonly string[] = (
  'AT AS TA ES EAT SEA SET TEA SAT ATE ETA TAT SEAT TEAS EATS EAST TEST TASTE STATE ASSET TATE SEATS ' +
  'TESTS ASSES EASE TEASE TEASES SEE TEE ATES ETAS'
).split(' ');

const tileSet = tileSetOf({ A: 5, E: 6, S: 5, T: 6 }, { A: 1, E: 2, S: 3, T: 4 });

/** A game in which puzzles are made at once. Its racks have three tiles, so that the oracles can try everything. */
export const SMALL_GAME = {
  rules: {
    ...classic,
    tileSet,
    rackSize: 3,
    bonuses: [{ tiles: 3, points: 6 }],
    firstSeat: 'first',
  },
  board: plainBoard(7, 7, 'd4'),
  boardName: 'Small',
  given: [],
} as const satisfies Omit<PuzzleQuestion, 'kind' | 'seed'>;

export const smallWords = wordsOf(SMALL_LIST, alphabetOf(tileSet));
