import type { KernelContext } from './kernel-ground';
import type { LeaveTable } from './leave-table';
import type { PlayList } from './play-list';
import { BYTES_OF_PLAY } from './play-records';
import type { Position } from './position';
import type { Steps } from '../steps';

/** Which plays of a position are wanted. */
export interface SearchRequest {
  /** Every one, or only the first in order of those that are found while so many states are visited. */
  readonly plays: 'all' | { readonly mostVisited: number };
  /** What tiles of the rack are worth that are kept; nothing where this is left out. */
  readonly leaves: LeaveTable | undefined;
}

/** What a search took. */
export interface Work {
  /** How many states of the word graph were visited, a state as often as the search came to it. */
  readonly visited: number;
  /**
   * Whether plays may be missing: the list is full, or a search for the best has visited as many states as it may,
   * and found a play.
   */
  readonly isCut: boolean;
}

/** Searches of one kernel, which is at one of them at a time. */
export class KernelSearches {
  readonly #ground: KernelContext;

  constructor(ground: KernelContext) {
    this.#ground = ground;
  }

  /**
   * Finds the plays of a position that are wanted. A search that another task of the kernel has interrupted
   * begins anew; one ends that has filled the list.
   */
  *search(position: Position, wanted: SearchRequest, plays: PlayList): Steps<Work> {
    const ground = this.#ground;
    const { exports } = ground.kernel;
    for (;;) {
      if (ground.task !== plays) this.#begin(position, wanted, plays);
      const isFinished = exports.step() === 0;
      if (isFinished || plays.isFull) {
        ground.task = undefined;
        return { visited: exports.visited.value, isCut: !isFinished || exports.isCut() !== 0 };
      }
      yield;
    }
  }

  #begin({ rules, board, grid, rack }: Position, wanted: SearchRequest, plays: PlayList): void {
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
    kernel.exports.loadRack();
    this.#useLeaves(wanted.leaves);
    if (wanted.plays === 'all') kernel.exports.beginSearch(0, 0);
    else kernel.exports.beginSearch(1, wanted.plays.mostVisited);
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
