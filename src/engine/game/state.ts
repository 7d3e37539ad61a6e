import { emptyGrid, type Grid } from '../play';
import { allTiles, type Bag, type Chance, type Tile } from '../tiles';
import type { GameSetup } from './setup';

/** How a game ended. */
export interface GameResult {
  readonly reason: 'rack-empty' | 'passes';
  /** Points each seat loses for unplayed tiles. */
  readonly deductions: readonly number[];
  readonly finalScores: readonly number[];
  /** Seats with the highest final score; more than one make a draw. */
  readonly winners: readonly number[];
}

/** All there is to know of a game at one moment, the bag and every rack included. */
export interface GameState {
  readonly setup: GameSetup;
  readonly grid: Grid;
  readonly bag: Bag;
  readonly racks: readonly (readonly Tile[])[];
  readonly scores: readonly number[];
  /** The seat whose turn it is. */
  readonly toMove: number;
  readonly passesInARow: number;
  readonly chance: Chance;
  readonly result: GameResult | undefined;
}

/** The state before the deal: every tile in the bag. */
export const initialState = (setup: GameSetup): GameState => ({
  setup,
  grid: emptyGrid(setup.board),
  bag: allTiles(setup.rules.tileSet),
  racks: setup.seats.map(() => []),
  scores: setup.seats.map(() => 0),
  toMove: 0,
  passesInARow: 0,
  chance: { source: setup.chance, drawn: 0 },
  result: undefined,
});
