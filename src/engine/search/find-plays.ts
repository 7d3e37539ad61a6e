import { runToEnd, type Steps } from '../steps';
import type { KernelContext, SearchWords } from './search-words';
import { BYTES_PER_PLAY } from './kernel-encoding';
import type { LeaveTable } from './leave-table';
import { PlayList, type Position, type ScoredPlay } from './play-list';

/**
 * Number of states of the word graph after which a search for the best play settles for the best one found:
 * some racks of many blanks have billions of plays. It counts states instead of time so that a position gives
 * the same play on every machine. The limit takes about a quarter of a second. For comparison, a rack of
 * seven tiles with two blanks visits 140,000 states on 26 × 99 squares. A search that has found no play, or is for all
 * plays, settles after sixteen times as many.
 */
export const MAX_VISITED = 8_000_000;

/**
 * The limit for searches whose results are averaged: a turn of a playout, or one of many possible racks. Such
 * a cut is not reported because the result is an estimate in any case.
 */
export const MAX_VISITED_IN_SIMULATION = 500_000;

export interface SearchResult {
  /** In the order in which they were found. If there are more than two million, the first of these. */
  readonly plays: PlayList;
  /** Number of visited states of the word graph, repetitions included. */
  readonly visited: number;
  /**
   * Whether plays may be missing: the list is full, or the search has reached its limit of states.
   */
  readonly isCut: boolean;
}

interface SearchRequest {
  /** All plays, or only the first in order: after `maxVisited` states, that is the first of the plays found so far. */
  readonly plays: 'all' | 'best';
  readonly maxVisited: number;
  /** The values of leaves; if undefined, they are worth nothing. */
  readonly leaves: LeaveTable | undefined;
}

function loadLeaves({ kernel }: KernelContext, table: LeaveTable | undefined): void {
  if (table) {
    kernel.leaves.set(table.values);
    kernel.leaveStrides.set(table.strides);
    kernel.bestLeaves.set(table.best);
  }
  kernel.exports.enableLeaves(table ? 1 : 0);
}

function beginSearch(
  context: KernelContext,
  { rules, board, grid, rack }: Position,
  request: SearchRequest,
  plays: PlayList,
): void {
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
  loadLeaves(context, request.leaves);
  kernel.exports.beginSearch(request.plays === 'best' ? 1 : 0, request.maxVisited);
}

/**
 * Finds the requested plays of a position. If another task has used the kernel meanwhile, the search starts
 * again. It ends early if the list is full.
 */
function* searchSteps(
  { context }: SearchWords,
  position: Position,
  request: SearchRequest,
): Steps<SearchResult> {
  const { kernel } = context;
  const { exports } = kernel;
  const plays = new PlayList(position);
  try {
    for (;;) {
      if (context.task !== plays) beginSearch(context, position, request, plays);
      const isFinished = exports.step() === 0;
      if (isFinished || plays.isFull) {
        const isCut = !isFinished || exports.isCut() !== 0;
        return { plays, visited: exports.visited.value, isCut };
      }
      yield;
    }
  } finally {
    // An abandoned search must not hold its list, of up to two million plays, until the next one.
    if (context.task === plays) {
      context.task = undefined;
      kernel.takePlays = () => {};
    }
  }
}

/**
 * Finds every legal play of a position, as far as the list has room (see `SearchResult`), in steps. If leaves
 * are given, they count in the equity of plays.
 */
export const findPlaysSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): Steps<SearchResult> =>
  searchSteps(words, position, { plays: 'all', maxVisited: MAX_VISITED, leaves });

/**
 * Finds the first play of a position in order, if there is any, in steps: by score, or by equity if leaves
 * are given. After `maxVisited` states, it settles for the first of the plays found so far.
 */
export const findBestSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  maxVisited = MAX_VISITED,
): Steps<SearchResult> => searchSteps(words, position, { plays: 'best', maxVisited, leaves });

export const findPlays = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): SearchResult => runToEnd(findPlaysSteps(words, position, leaves));

export const findBest = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  maxVisited?: number,
): SearchResult => runToEnd(findBestSteps(words, position, leaves, maxVisited));

/** Finds every legal play of a position, as far as the list has room, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
