import type { Steps } from '../steps';
import type { KernelContext } from './kernel-context';
import { BYTES_PER_PLAY } from './kernel-encoding';
import type { LeaveTable } from './leave-table';
import type { PlayList } from './play-list';
import type { Position } from './position';

/**
 * Number of states of the word graph after which a search for the best play settles for the best one found:
 * some racks of many blanks have billions of plays. It counts states instead of time so that a position gives
 * the same play on every machine. The limit takes about a quarter of a second. For comparison, a rack of
 * seven tiles with two blanks visits 140,000 states on 26 × 99 squares.
 */
export const MAX_VISITED = 8_000_000;

/**
 * The limit for searches whose results are averaged: a turn of a playout, or one of many possible racks. Such
 * a cut is not reported because the result is an estimate in any case.
 */
export const MAX_VISITED_IN_SIMULATION = 500_000;

export interface SearchRequest {
  /**
   * All plays, or only the first in order. After `maxVisited` states, that is the first of the plays found
   * so far.
   */
  readonly plays: 'all' | { readonly maxVisited: number };
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
  readonly #context: KernelContext;

  constructor(context: KernelContext) {
    this.#context = context;
  }

  /**
   * Finds the requested plays of a position. If another task has used the kernel meanwhile, the search starts
   * again. It ends early if the list is full.
   */
  *search(position: Position, request: SearchRequest, plays: PlayList): Steps<Work> {
    const context = this.#context;
    const { exports } = context.kernel;
    for (;;) {
      if (context.task !== plays) this.#begin(position, request, plays);
      const isFinished = exports.step() === 0;
      if (isFinished || plays.isFull) {
        context.task = undefined;
        return { visited: exports.visited.value, isCut: !isFinished || exports.isCut() !== 0 };
      }
      yield;
    }
  }

  #begin({ rules, board, grid, rack }: Position, request: SearchRequest, plays: PlayList): void {
    const context = this.#context;
    const { kernel } = context;
    context.task = plays;
    plays.clear();
    kernel.takePlays = (count, tiles) =>
      plays.append(
        kernel.plays.subarray(0, BYTES_PER_PLAY * count),
        kernel.playTiles.subarray(0, tiles),
      );
    context.load(rules, board, grid);
    context.countTiles(rules, rack, kernel.rackCounts);
    kernel.exports.loadRack();
    this.#loadLeaves(request.leaves);
    if (request.plays === 'all') kernel.exports.beginSearch(0, 0);
    else kernel.exports.beginSearch(1, request.plays.maxVisited);
  }

  #loadLeaves(table: LeaveTable | undefined): void {
    const { leaves, leaveStrides, bestLeaves, exports } = this.#context.kernel;
    if (table) {
      leaves.set(table.values);
      leaveStrides.set(table.strides);
      bestLeaves.set(table.best);
    }
    exports.enableLeaves(table ? 1 : 0);
  }
}
