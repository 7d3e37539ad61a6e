import type { KernelGround } from './kernel-ground';
import type { LeaveTable } from './leave-table';
import type { PlayList } from './play-list';
import { BYTES_OF_PLAY } from './play-records';
import type { Position } from './position';
import type { Steps } from '../steps';

/** Which plays of a position are wanted. */
export interface Wanted {
  /** Only the first in order, or every one. */
  readonly best: boolean;
  /** What tiles of the rack are worth that are kept; nothing where this is left out. */
  readonly leaves: LeaveTable | undefined;
}

/** Searches of one kernel, which is at one of them at a time. */
export class KernelSearches {
  readonly #ground: KernelGround;

  constructor(ground: KernelGround) {
    this.#ground = ground;
  }

  /**
   * Finds the plays of a position that are wanted; the result is how many states of the graph were
   * visited. A search that another task of the kernel has interrupted begins anew; one ends that has
   * filled the list.
   */
  *search(position: Position, wanted: Wanted, plays: PlayList): Steps<number> {
    const ground = this.#ground;
    const { exports } = ground.kernel;
    for (;;) {
      if (ground.task !== plays) this.#begin(position, wanted, plays);
      if (exports.step() === 0 || plays.isFull) break;
      yield;
    }
    ground.task = undefined;
    return exports.visited.value;
  }

  #begin({ rules, board, grid, rack }: Position, wanted: Wanted, plays: PlayList): void {
    const ground = this.#ground;
    const { kernel } = ground;
    ground.task = plays;
    plays.clear();
    kernel.takePlays = (count, tiles) =>
      plays.take(
        kernel.plays.subarray(0, BYTES_OF_PLAY * count),
        kernel.playTiles.subarray(0, tiles),
      );
    ground.use(rules, board, grid);
    ground.countTiles(rules, rack, kernel.rackCounts);
    kernel.exports.useRack();
    this.#useLeaves(wanted.leaves);
    kernel.exports.beginSearch(wanted.best ? 1 : 0);
  }

  #useLeaves(table: LeaveTable | undefined): void {
    const { leaves, leaveStrides, bestLeaves, exports } = this.#ground.kernel;
    if (table) {
      leaves.set(table.values);
      leaveStrides.set(table.strides);
      bestLeaves.set(table.best);
    }
    exports.useLeaves(table ? 1 : 0);
  }
}
