import { squareIndex } from '../board';
import type { RuleBook } from '../rules';
import type { KernelContext } from './kernel-context';
import { LETTERS, packedTilesOf } from './packed-tiles';
import { PlayRecords } from './play-records';
import { MAX_VISITED_IN_SIMULATION } from './search-limits';
import { PlayedOut, type Playout, type ScoredMove } from './playout';
import type { Steps } from '../steps';

/** Runs the playouts of one kernel, one at a time. */
export class KernelGames {
  readonly #context: KernelContext;

  constructor(context: KernelContext) {
    this.#context = context;
  }

  /**
   * Plays a game until it is over or all turns are taken. If another task has used the kernel meanwhile, it
   * starts again and has the same result.
   */
  *playOut(playout: Playout): Steps<PlayedOut> {
    const context = this.#context;
    const { exports } = context.kernel;
    let until = 0;
    for (;;) {
      if (context.task !== playout) {
        this.#begin(playout);
        until = exports.turns.value + playout.turns;
      }
      if (exports.isOver() !== 0 || exports.turns.value === until) break;
      exports.stepOfTurn();
      yield;
    }
    context.task = undefined;
    exports.settle();
    return new PlayedOut(playout.game, context.kernel);
  }

  #begin(playout: Playout): void {
    const { kernel } = this.#context;
    const { exports } = kernel;
    const { rules, board, grid, racks, scores, toMove, passesInARow, resigned, bag } = playout.game;
    this.#context.task = playout;
    this.#context.load(rules, board, grid);
    this.#loadGameRules(rules);
    for (const [seat, rack] of racks.entries()) {
      const counts = kernel.seatRacks.subarray(LETTERS * seat, LETTERS * (seat + 1));
      this.#context.countTiles(rules, rack, counts);
      kernel.seatScores[seat] = scores[seat] ?? 0;
      kernel.seatsInPlay[seat] = resigned.includes(seat) ? 0 : 1;
    }
    const { numberOf } = packedTilesOf(rules.tileSet);
    for (const [place, tile] of bag.entries()) kernel.bag[place] = numberOf(tile);
    exports.loadSeats(racks.length);
    exports.loadBag(bag.length);
    exports.seedDraws(playout.seed);
    exports.beginGame(toMove, passesInARow, MAX_VISITED_IN_SIMULATION);
    for (const scored of playout.moves) if (exports.isOver() === 0) this.#makeMove(playout, scored);
  }

  #loadGameRules({ passesToEnd, emptyRack, exchange, unplayedTiles }: RuleBook): void {
    this.#context.kernel.exports.loadGameRules(
      passesToEnd,
      emptyRack === 'ends-game' ? 1 : 0,
      exchange === 'return-first' ? 1 : 0,
      unplayedTiles === 'keep' ? 0 : 1,
      unplayedTiles === 'deduct-own-award-out' ? 1 : 0,
    );
  }

  #makeMove({ game: { rules, board } }: Playout, { move, score }: ScoredMove): void {
    const { kernel } = this.#context;
    switch (move.kind) {
      case 'play': {
        const { tiles, square, direction } = move.play;
        const { numberOf } = packedTilesOf(rules.tileSet);
        new PlayRecords(kernel.plays).write(0, {
          score,
          tilesAt: 0,
          square: squareIndex(board, square),
          isDown: direction === 'down',
          tiles: tiles.length,
        });
        kernel.playTiles.set(tiles.map(numberOf));
        return kernel.exports.play();
      }
      case 'exchange':
        this.#context.countTiles(rules, move.tiles, kernel.returned);
        return kernel.exports.exchange();
      case 'pass':
        return kernel.exports.pass();
    }
  }
}
