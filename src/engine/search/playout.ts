import type { BoardState, Grid, Move } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import type { KernelInstance } from './kernel-instance';
import { LETTERS, packedTilesOf } from './packed-tiles';

/** A game as it stands, with all racks and the bag as they are, or as they are taken to be. */
export interface SampledGame extends BoardState {
  readonly rules: RuleBook;
  readonly racks: readonly (readonly Tile[])[];
  /** In any order. */
  readonly bag: readonly Tile[];
  readonly scores: readonly number[];
  readonly toMove: number;
  readonly passesInARow: number;
  /** The seats that are out of the game. */
  readonly resigned: readonly number[];
}

/** A move that is known to be legal, and what it scores in points. */
export interface ScoredMove {
  readonly move: Move;
  readonly score: number;
}

/** How a game is to be played on. */
export interface Playout {
  readonly game: SampledGame;
  /** Moves that are made first, by the seats in turn; none after the game is over. */
  readonly moves: readonly ScoredMove[];
  /** How many turns are taken after them at most, each seat playing its best by score. */
  readonly turns: number;
  /** What the draws come from: an integer of 32 bits. */
  readonly seed: number;
}

/** How a game stands after it was played on. */
export class PlayedOut {
  readonly #game: SampledGame;
  readonly #grid: Uint8Array;
  readonly #racks: Uint8Array;
  readonly #bag: Uint8Array;
  readonly #drawn: Uint8Array;
  /** How many turns were taken. */
  readonly turns: number;
  readonly isOver: boolean;
  readonly toMove: number;
  readonly passesInARow: number;
  readonly scores: readonly number[];
  /** The scores as they are, or would be, when the tiles left on racks are settled. */
  readonly finalScores: readonly number[];

  /** What a kernel says of the game that it has just played on. */
  constructor(game: SampledGame, kernel: KernelInstance) {
    const { exports, tilesLaid, seatRacks, bag, drawn, seatScores, finalScores } = kernel;
    const seats = game.racks.length;
    this.#game = game;
    this.#grid = tilesLaid.slice(0, game.grid.length);
    this.#racks = seatRacks.slice(0, LETTERS * seats);
    this.#bag = bag.slice(0, exports.tilesInBag.value);
    this.#drawn = drawn.slice(0, exports.drawn.value);
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

  /** The tiles of each seat, in the order of the tile set. */
  get racks(): readonly (readonly Tile[])[] {
    const { rackTile } = packedTilesOf(this.#game.rules.tileSet);
    return this.#game.racks.map((_, seat) => {
      const counts = this.#racks.subarray(LETTERS * seat, LETTERS * (seat + 1));
      return [...counts].flatMap((count, tile) =>
        Array.from({ length: count }, () => rackTile(tile)),
      );
    });
  }

  /** The tiles in the bag, in no order. */
  get bag(): readonly Tile[] {
    return Array.from(this.#bag, packedTilesOf(this.#game.rules.tileSet).rackTile);
  }

  /** The tiles that were drawn in the last turn. */
  get drawn(): readonly Tile[] {
    return Array.from(this.#drawn, packedTilesOf(this.#game.rules.tileSet).rackTile);
  }
}
