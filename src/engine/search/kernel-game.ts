import { squareIndex } from '../board';
import type { RuleBook } from '../rules';
import type { KernelContext } from './kernel-ground';
import { LETTERS, packedTilesOf } from './packed-tiles';
import { PlayRecords } from './play-records';
import { MAX_VISITED_IN_SIMULATION } from './search-limits';
import { PlayedOut, type Playout, type ScoredMove } from './playout';
import type { Steps } from '../steps';

/** Runs the playouts of one kernel, one at a time. */
export class KernelGames {
  readonly #ground: KernelContext;

  constructor(ground: KernelContext) {
    this.#ground = ground;
  }

  /**
   * Plays a game until it is over or all turns are taken. If another task has used the kernel meanwhile, it
   * starts again and has the same result.
   */
  *playOut(wanted: Playout): Steps<PlayedOut> {
    const ground = this.#ground;
    const { exports } = ground.kernel;
    let until = 0;
    for (;;) {
      if (ground.task !== wanted) {
        this.#begin(wanted);
        until = exports.turns.value + wanted.turns;
      }
      if (exports.isOver() !== 0 || exports.turns.value === until) break;
      exports.stepOfTurn();
      yield;
    }
    ground.task = undefined;
    exports.settle();
    return new PlayedOut(wanted.game, ground.kernel);
  }

  #begin(wanted: Playout): void {
    const { kernel } = this.#ground;
    const { exports } = kernel;
    const { rules, board, grid, racks, scores, toMove, passesInARow, resigned, bag } = wanted.game;
    this.#ground.task = wanted;
    this.#ground.use(rules, board, grid);
    this.#useGameRules(rules);
    for (const [seat, rack] of racks.entries()) {
      const counts = kernel.seatRacks.subarray(LETTERS * seat, LETTERS * (seat + 1));
      this.#ground.countTiles(rules, rack, counts);
      kernel.seatScores[seat] = scores[seat] ?? 0;
      kernel.seatsInPlay[seat] = resigned.includes(seat) ? 0 : 1;
    }
    const { numberOf } = packedTilesOf(rules.tileSet);
    for (const [place, tile] of bag.entries()) kernel.bag[place] = numberOf(tile);
    exports.beginGame(
      racks.length,
      toMove,
      passesInARow,
      bag.length,
      wanted.seed,
      MAX_VISITED_IN_SIMULATION,
    );
    for (const scored of wanted.moves) if (exports.isOver() === 0) this.#make(wanted, scored);
  }

  #useGameRules({ passesToEnd, emptyRack, exchange, unplayedTiles }: RuleBook): void {
    this.#ground.kernel.exports.loadGameRules(
      passesToEnd,
      emptyRack === 'ends-game' ? 1 : 0,
      exchange === 'return-first' ? 1 : 0,
      unplayedTiles === 'keep' ? 0 : 1,
      unplayedTiles === 'deduct-own-award-out' ? 1 : 0,
    );
  }

  #make({ game: { rules, board } }: Playout, { move, score }: ScoredMove): void {
    const { kernel } = this.#ground;
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
        this.#ground.countTiles(rules, move.tiles, kernel.returned);
        return kernel.exports.exchange();
      case 'pass':
        return kernel.exports.pass();
    }
  }
}
