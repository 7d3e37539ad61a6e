import type { KernelContext } from './kernel-ground';
import type { LeaveTable } from './leave-table';
import type { PlayList } from './play-list';
import { BYTES_OF_PLAY } from './play-records';
import type { Position } from './position';
import type { Steps } from '../steps';

export interface SearchRequest {
  /**
   * All plays, or only the first in order. After `mostVisited` states, that is the first of the plays found
   * so far.
   */
  readonly plays: 'all' | { readonly mostVisited: number };
  /** The values of leaves; if undefined, they are worth nothing. */
  readonly leaves: LeaveTable | undefined;
}

export interface Work {
  /** Number of visited states of the word graph, repetitions included. */
  readonly visited: number;
  /**
   * Whether plays may be missing: the list is full, or a search for the best has found a play and reached its
   * limit of states.
   */
  readonly isCut: boolean;
}

/** Runs the searches of one kernel, one at a time. */
export class KernelSearches {
  readonly #ground: KernelContext;

  constructor(ground: KernelContext) {
    this.#ground = ground;
  }

  /**
   * Finds the requested plays of a position. If another task has used the kernel meanwhile, the search starts
   * again. It ends early if the list is full.
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
    exports.enableLeaves(table ? 1 : 0);
  }
}
