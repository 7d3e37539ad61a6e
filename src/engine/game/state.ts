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

export interface GameResult {
  readonly reason: 'rack-empty' | 'passes' | 'resigned' | 'stopped';
  /** Points that each seat loses for unplayed tiles. */
  readonly deductions: readonly number[];
  /** Points that each seat gains for the unplayed tiles of others. */
  readonly awards: readonly number[];
  readonly finalScores: readonly number[];
  /** Several seats if they share the win or draw. */
  readonly winners: readonly number[];
}

/** The end of a game that was played elsewhere, if it does not follow from the rules. */
export interface EndingElsewhere {
  /** Number of turns after which the players stopped, although the rules did not end the game; absent otherwise. */
  readonly stoppedAfter?: number | undefined;
  /** Whether tiles left on racks don't count, because not all of them are known; absent if they do. */
  readonly isUnsettled?: boolean | undefined;
}

/** The complete state of a game, including the bag and every rack. */
export interface GameState {
  readonly setup: GameSetup;
  readonly isDealt: boolean;
  readonly grid: Grid;
  readonly bag: Bag;
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  readonly toMove: number;
  readonly turns: number;
  readonly passesInARow: number;
  /** Consecutive turns without a play. */
  readonly turnsWithoutPlay: number;
  /** Help that the seat to move got in this turn, in order. */
  readonly helped: readonly Help[];
  /** Whether the computer to move did not examine all plays. */
  readonly isCut: boolean;
  /** Seats that are out of the game, in order of resignation. */
  readonly resigned: readonly number[];
  readonly chance: RandomState;
  /** Absent unless the game ended elsewhere. */
  readonly elsewhere?: EndingElsewhere | undefined;
  readonly result: GameResult | undefined;
}

/** The grid before any event: only the given tiles. */
export const firstGrid = ({ board, given }: Pick<GameSetup, 'board' | 'given'>): Grid =>
  withTiles({ board, grid: emptyGrid(board) }, given).grid;

/** Order of the tiles in the bag at every draw, for random sources that require one. */
const ORDERS: Partial<Record<RandomSource['kind'], typeof compareTiles>> = {
  joint: compareTiles,
  course: compareByCode,
};

function inOrder({ chance, rules: { tileSet } }: GameSetup, tiles: Bag): Bag {
  const compare = ORDERS[chance.kind];
  return compare ? tiles.toSorted((a, b) => compare(tileSet, a, b)) : tiles;
}

const firstBag = (setup: GameSetup): Bag =>
  setup.chance.kind === 'java' ? setup.chance.bag : inOrder(setup, allTiles(setup.rules.tileSet));

/** The state before the deal: all tiles are in the bag, except given ones on the board. */
export const initialState = (setup: GameSetup, elsewhere?: EndingElsewhere): GameState => ({
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
  ...(elsewhere && { elsewhere }),
  result: undefined,
});

/** Seats that have not resigned, in turn order. */
export const seatsInPlay = ({ setup, resigned }: GameState): readonly number[] =>
  [...setup.seats.keys()].filter((seat) => !resigned.includes(seat));

export function seatAfter(state: GameState, seat: number): number {
  const inPlay = seatsInPlay(state);
  return inPlay.find((each) => each > seat) ?? inPlay[0] ?? seat;
}

/**
 * Puts tiles back into the bag: at the end, or in the order that the random source requires. In that order a
 * draw depends only on which tiles are in the bag, not on how they got there.
 */
export function putBack({ setup, bag }: GameState, returned: readonly Tile[]): Bag {
  // A bag may be large, and every state has one: `concat` takes no more room than the tiles need.
  return inOrder(setup, bag.concat(returned));
}

function reasonToEnd(state: GameState): GameResult['reason'] | undefined {
  const { rules } = state.setup;
  const inPlay = seatsInPlay(state).length;
  if (state.resigned.length > 0 && inPlay === 1) return 'resigned';
  const isOut = state.bag.length === 0 && state.racks.some((rack) => rack.length === 0);
  if (isOut && rules.emptyRack === 'ends-game') return 'rack-empty';
  if (state.passesInARow >= rules.passesToEnd * inPlay) return 'passes';
  return state.elsewhere?.stoppedAfter === state.turns ? 'stopped' : undefined;
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

function best(scores: readonly number[], candidates: readonly number[]): readonly number[] {
  const max = Math.max(...candidates.map((seat) => scores[seat] ?? 0));
  return candidates.filter((seat) => scores[seat] === max);
}

export function resultOf(state: GameState): GameResult | undefined {
  const reason = reasonToEnd(state);
  if (!reason) return undefined;
  const { unplayedTiles, tie, tileSet } = state.setup.rules;
  const left = state.racks.map((rack) => tilesValue(tileSet, rack));
  const areKept =
    unplayedTiles === 'keep' || reason === 'resigned' || state.elsewhere?.isUnsettled === true;
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
