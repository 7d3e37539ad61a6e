import { emptyGrid, type Grid, withTiles } from '../play';
import {
  allTiles,
  type Bag,
  type RandomState,
  type RandomSource,
  compareByCode,
  compareTiles,
  initialRandom,
  type Tile,
  tilesValue,
} from '../tiles';
import type { Help } from './event';
import type { GameSetup } from './game-setup';

/** How a game ended. */
export interface GameResult {
  readonly reason: 'rack-empty' | 'passes' | 'resigned';
  /** Points each seat loses for unplayed tiles. */
  readonly deductions: readonly number[];
  /** Points each seat gains for the unplayed tiles of the others. */
  readonly awards: readonly number[];
  readonly finalScores: readonly number[];
  /** The seats that won: more than one share the win, or make a draw. */
  readonly winners: readonly number[];
}

/** All there is to know of a game at one moment, the bag and every rack included. */
export interface GameState {
  readonly setup: GameSetup;
  readonly isDealt: boolean;
  readonly grid: Grid;
  readonly bag: Bag;
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** The seat whose turn it is. */
  readonly toMove: number;
  /** How many turns have been taken. */
  readonly turns: number;
  readonly passesInARow: number;
  /** How many turns in a row have laid no tile. */
  readonly turnsWithoutPlay: number;
  /** What the seat to move has been helped by in this turn, in that order. */
  readonly helped: readonly Help[];
  /** Whether the computer to move did not look at all plays. */
  readonly isCut: boolean;
  /** The seats that are out of the game because their players resigned, in that order. */
  readonly resigned: readonly number[];
  readonly chance: RandomState;
  readonly result: GameResult | undefined;
}

/** What lies on the board of a game before anything happens. */
export const firstGrid = ({ board, given }: Pick<GameSetup, 'board' | 'given'>): Grid =>
  withTiles({ board, grid: emptyGrid(board) }, given).grid;

/** The order in which tiles lie in the bag at every draw, for sources that ask for one. */
const ORDERS: Partial<Record<RandomSource['kind'], typeof compareTiles>> = {
  joint: compareTiles,
  course: compareByCode,
};

function inOrder({ chance, rules: { tileSet } }: GameSetup, tiles: Bag): Bag {
  const compare = ORDERS[chance.kind];
  return compare ? tiles.toSorted((a, b) => compare(tileSet, a, b)) : tiles;
}

/** Every tile, as it lies in the bag before the first is drawn. */
const firstBag = (setup: GameSetup): Bag =>
  setup.chance.kind === 'java' ? setup.chance.bag : inOrder(setup, allTiles(setup.rules.tileSet));

/** The state before the deal: every tile in the bag, and on the board only those that are given. */
export const initialState = (setup: GameSetup): GameState => ({
  setup,
  isDealt: false,
  grid: firstGrid(setup),
  bag: firstBag(setup),
  racks: setup.seats.map(() => []),
  scores: setup.seats.map(() => 0),
  toMove: 0,
  turns: 0,
  passesInARow: 0,
  turnsWithoutPlay: 0,
  helped: [],
  isCut: false,
  resigned: [],
  chance: initialRandom(setup.chance),
  result: undefined,
});

/** The seats that play on, in the order of turns. */
export const seatsInPlay = ({ setup, resigned }: GameState): readonly number[] =>
  [...setup.seats.keys()].filter((seat) => !resigned.includes(seat));

/** The seat that is next after another; seats that are out of the game are passed over. */
export function seatAfter(state: GameState, seat: number): number {
  const inPlay = seatsInPlay(state);
  return inPlay.find((each) => each > seat) ?? inPlay[0] ?? seat;
}

/**
 * The bag with tiles put back: behind the others, or in the order of the tile set where draws are
 * joint, so that what is drawn depends on which tiles there are and not on how they came there.
 */
export function putBack({ setup, bag }: GameState, returned: readonly Tile[]): Bag {
  // A bag may be large, and every state has one: this takes no more room than its tiles.
  return inOrder(setup, bag.concat(returned));
}

function reasonToEnd(state: GameState): GameResult['reason'] | undefined {
  const { rules } = state.setup;
  const inPlay = seatsInPlay(state).length;
  if (state.resigned.length > 0 && inPlay === 1) return 'resigned';
  const isOut = state.bag.length === 0 && state.racks.some((rack) => rack.length === 0);
  if (isOut && rules.emptyRack === 'ends-game') return 'rack-empty';
  return state.passesInARow >= rules.passesToEnd * inPlay ? 'passes' : undefined;
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

/** The indices of the greatest among those of `candidates`. */
function best(scores: readonly number[], candidates: readonly number[]): readonly number[] {
  const max = Math.max(...candidates.map((seat) => scores[seat] ?? 0));
  return candidates.filter((seat) => scores[seat] === max);
}

/** The result of a game that is over, or undefined while it goes on. */
export function resultOf(state: GameState): GameResult | undefined {
  const reason = reasonToEnd(state);
  if (!reason) return undefined;
  const { unplayedTiles, tie, tileSet } = state.setup.rules;
  const left = state.racks.map((rack) => tilesValue(tileSet, rack));
  const areKept = unplayedTiles === 'keep' || reason === 'resigned';
  const deductions = areKept ? left.map(() => 0) : left;
  const awards = state.racks.map((rack) =>
    unplayedTiles === 'deduct-own-award-out' && rack.length === 0 ? sum(deductions) : 0,
  );
  const finalScores = state.scores.map(
    (score, seat) => score - (deductions[seat] ?? 0) + (awards[seat] ?? 0),
  );
  const first = best(finalScores, seatsInPlay(state));
  const winners = tie === 'score-before-deductions' ? best(state.scores, first) : first;
  return { reason, deductions, awards, finalScores, winners };
}
