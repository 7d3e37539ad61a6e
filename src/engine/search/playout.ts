import { squareIndex } from '../board';
import type { Grid, Move, Play } from '../play';
import { runToEnd, type Steps } from '../steps';
import type { Tile } from '../tiles';
import type { RuleBook } from '../rules';
import type { KernelContext, LoadedGame, SearchWords } from './search-words';
import { LETTERS, packedTilesOf, PlayRecords } from './kernel-encoding';
import type { KernelInstance } from './kernel-instance';
import { type LeaveModel, weightsOf } from './leave-model';
import { MAX_VISITED_IN_SIMULATION } from './find-plays';

/** A game in progress with all racks and the bag, whether known or sampled. */
export interface SampledGame extends LoadedGame {
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

/** A move, and its score plus the value of the tiles it keeps, in points. */
export interface ValuedMove extends ScoredMove {
  readonly equity: number;
}

interface Playout {
  readonly game: SampledGame;
  /** Moves to make first, by the seats in turn. Moves after the end of the game are ignored. */
  readonly moves: readonly ValuedMove[];
  /** Maximum number of turns after these moves. Each seat makes its best play by score. */
  readonly turns: number;
  /** Whether it stops, besides, as soon as the bag is empty. */
  readonly stopsAtEndgame?: boolean | undefined;
  /**
   * Whether it stops, besides, once all seats in play have passed in a row after these moves: they would pass until the
   * end of the game, which some rules put off for hundreds of turns.
   */
  readonly stopsIfAllPass?: boolean | undefined;
  /** With it, each seat makes its best play by score and leave instead, until the bag is empty. */
  readonly leaves?: LeaveModel | undefined;
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
  /** The value of the tiles that each seat has kept in its last turn, in points; 0 if they have none. */
  readonly leaves: readonly number[];
  /** The scores after unplayed tiles are settled, even if the game is not over. */
  readonly finalScores: readonly number[];

  /** Copies the state from the kernel that has just run the playout. */
  constructor(game: SampledGame, kernel: KernelInstance) {
    const { exports, tilesLaid, seatRacks, bag, drawn, seatScores, seatLeaves, finalScores } =
      kernel;
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
    this.leaves = Array.from(seatLeaves.subarray(0, seats));
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

  /** The game after the playout. */
  get game(): SampledGame {
    const { grid, racks, bag, scores, toMove, passesInARow } = this;
    return { ...this.#game, grid, racks, bag, scores, toMove, passesInARow };
  }

  /** The tiles drawn in the last turn. */
  get drawn(): readonly Tile[] {
    return Array.from(this.#drawn, packedTilesOf(this.#game.rules.tileSet).rackTile);
  }
}

/** Writes a play as the first one of the kernel's table, with its score and equity in points. */
export function writePlay(
  kernel: KernelInstance,
  { rules, board }: Pick<SampledGame, 'rules' | 'board'>,
  { tiles, square, direction }: Play,
  score = 0,
  equity = score,
): void {
  new PlayRecords(kernel.plays).write(0, {
    score,
    equity,
    tilesAt: 0,
    square: squareIndex(board, square),
    isDown: direction === 'down',
    tiles: tiles.length,
  });
  kernel.playTiles.set(tiles.map(packedTilesOf(rules.tileSet).numberOf));
}

function makeMove(
  context: KernelContext,
  game: SampledGame,
  { move, score, equity }: ValuedMove,
): void {
  const { kernel } = context;
  switch (move.kind) {
    case 'play':
      writePlay(kernel, game, move.play, score, equity);
      return kernel.exports.play();
    case 'exchange':
      context.countTiles(game.rules, move.tiles, kernel.returned);
      return kernel.exports.exchange(equity);
    case 'pass':
      return kernel.exports.pass(equity);
  }
}

function loadLeaves(context: KernelContext, { tileSet }: RuleBook, leaves: LeaveModel): void {
  if (leaves === context.leaves) return;
  context.kernel.leaveWeights.set(weightsOf(leaves, packedTilesOf(tileSet).letters.length + 1));
  context.leaves = leaves;
}

function beginPlayout(context: KernelContext, playout: Playout): void {
  const { kernel } = context;
  const { exports } = kernel;
  const { rules, racks, scores, toMove, passesInARow, resigned, bag } = playout.game;
  context.task = playout;
  context.loadGame(playout.game);
  for (const seat of racks.keys()) {
    kernel.seatScores[seat] = scores[seat] ?? 0;
    kernel.seatsInPlay[seat] = resigned.includes(seat) ? 0 : 1;
  }
  kernel.bag.set(bag.map(packedTilesOf(rules.tileSet).numberOf));
  exports.loadSeats(racks.length);
  exports.loadBag(bag.length);
  exports.seedDraws(playout.seed);
  if (playout.leaves) loadLeaves(context, rules, playout.leaves);
  exports.beginGame(toMove, passesInARow, MAX_VISITED_IN_SIMULATION, playout.leaves ? 1 : 0);
  for (const scored of playout.moves) {
    if (exports.isOver() === 0) makeMove(context, playout.game, scored);
  }
}

/**
 * Plays a game until it is over or all turns are taken, in steps. If another task has used the kernel
 * meanwhile, it starts again and has the same result.
 */
export function* playOutSteps({ context }: SearchWords, playout: Playout): Steps<PlayedOut> {
  const { exports } = context.kernel;
  const { game, turns, stopsAtEndgame = false, stopsIfAllPass = false } = playout;
  const seatsInPlay = game.racks.length - game.resigned.length;
  let began = 0;
  for (;;) {
    if (context.task !== playout) {
      beginPlayout(context, playout);
      began = exports.turns.value;
    }
    const taken = exports.turns.value - began;
    const isAtEndgame = stopsAtEndgame && exports.tilesInBag.value === 0;
    const haveAllPassed = Math.min(taken, exports.passes.value) >= seatsInPlay;
    if (exports.isOver() !== 0 || taken === turns || isAtEndgame) break;
    if (stopsIfAllPass && haveAllPassed) break;
    exports.stepOfTurn();
    yield;
  }
  context.task = undefined;
  exports.settle();
  return new PlayedOut(playout.game, context.kernel);
}

export const playOut = (words: SearchWords, playout: Playout): PlayedOut =>
  runToEnd(playOutSteps(words, playout));
