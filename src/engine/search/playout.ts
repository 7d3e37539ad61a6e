import type { BoardState, Grid, Move } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import type { KernelInstance } from './kernel-instance';
import { LETTERS, packedTilesOf } from './packed-tiles';

/** A game in progress with all racks and the bag, whether known or sampled. */
export interface SampledGame extends BoardState {
  readonly rules: RuleBook;
  readonly racks: readonly (readonly Tile[])[];
  /** In any order. */
  readonly bag: readonly Tile[];
  readonly scores: readonly number[];
  readonly toMove: number;
  readonly passesInARow: number;
  readonly resigned: readonly number[];
}

/** A legal move, and its score in points. */
export interface ScoredMove {
  readonly move: Move;
  readonly score: number;
}

export interface Playout {
  readonly game: SampledGame;
  /** Moves to make first, by the seats in turn. Moves after the end of the game are ignored. */
  readonly moves: readonly ScoredMove[];
  /** Maximum number of turns after these moves. Each seat makes its best play by score. */
  readonly turns: number;
  /** Seed of the draws: a 32-bit integer. */
  readonly seed: number;
}

export class PlayedOut {
  readonly #game: SampledGame;
  readonly #grid: Uint8Array;
  readonly #racks: Uint8Array;
  readonly #bag: Uint8Array;
  readonly #drawn: Uint8Array;
  /** Number of turns taken, including those of `Playout.moves`. */
  readonly turns: number;
  readonly isOver: boolean;
  readonly toMove: number;
  readonly passesInARow: number;
  readonly scores: readonly number[];
  /** The scores after unplayed tiles are settled, even if the game is not over. */
  readonly finalScores: readonly number[];

  /** Copies the state from the kernel that has just run the playout. */
  constructor(game: SampledGame, kernel: KernelInstance) {
    const { exports, tilesLaid, seatRacks, bag, drawn, seatScores, finalScores } = kernel;
    const seats = game.racks.length;
    this.#game = game;
    this.#grid = tilesLaid.slice(0, game.grid.length);
    this.#racks = seatRacks.slice(0, LETTERS * seats);
    this.#bag = bag.slice(0, exports.tilesInBag.value);
    this.#drawn = drawn.slice(0, exports.tilesDrawn.value);
    this.turns = exports.turns.value;
    this.isOver = exports.isOver() !== 0;
    this.toMove = exports.toMove.value;
    this.passesInARow = exports.passes.value;
    this.scores = Array.from(seatScores.subarray(0, seats));
    this.finalScores = Array.from(finalScores.subarray(0, seats));
  }

  get grid(): Grid {
    const { placedTile } = packedTilesOf(this.#game.rules.tileSet);
    return Array.from(this.#grid, (tile) => (tile === 0 ? { kind: 'empty' } : placedTile(tile)));
  }

  /** The tiles of each seat: blanks first, then in the order of the alphabet. */
  get racks(): readonly (readonly Tile[])[] {
    const { rackTile } = packedTilesOf(this.#game.rules.tileSet);
    return this.#game.racks.map((_, seat) => {
      const counts = this.#racks.subarray(LETTERS * seat, LETTERS * (seat + 1));
      return [...counts].flatMap((count, tile) =>
        Array.from({ length: count }, () => rackTile(tile)),
      );
    });
  }

  /** The tiles in the bag, in no particular order. */
  get bag(): readonly Tile[] {
    return Array.from(this.#bag, packedTilesOf(this.#game.rules.tileSet).rackTile);
  }

  /** The tiles drawn in the last turn. */
  get drawn(): readonly Tile[] {
    return Array.from(this.#drawn, packedTilesOf(this.#game.rules.tileSet).rackTile);
  }
}
