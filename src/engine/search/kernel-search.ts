import type { KernelInstance } from './kernel-instance';
import type { LeaveTable } from './leave-table';
import { type PackedGrid, packedGridOf } from './packed-grid';
import { packRack } from './packed-rack';
import { packedTilesOf } from './packed-tiles';
import type { PlayList } from './play-list';
import type { Position } from './position';
import type { Steps } from './steps';

/** Which plays of a position are wanted. */
export interface Wanted {
  /** Only those that are worth most, or every one. */
  readonly best: boolean;
  /** What tiles of the rack are worth that are kept; nothing where this is left out. */
  readonly leaves: LeaveTable | undefined;
}

/** Whether two positions are on the same board, and words are formed there by the same rules. */
const isSameGround = (a: Position, b: Position): boolean =>
  a.board === b.board &&
  a.rules.premiums === b.rules.premiums &&
  a.rules.wordsPerMove === b.rules.wordsPerMove &&
  a.rules.shortestWord === b.rules.shortestWord;

/** Searches of one kernel, which is at one of them at a time. */
export class KernelSearches {
  readonly #kernel: KernelInstance;
  /** Whose board the kernel has taken up, and what lies on it. */
  #position: Position | undefined;
  #grid: PackedGrid | undefined;
  /** The plays of the search that it is at. */
  #plays: PlayList | undefined;

  constructor(kernel: KernelInstance) {
    this.#kernel = kernel;
  }

  /**
   * Finds the plays of a position that are wanted, those that are worth as much as any among them; the
   * result is how many states of the graph were visited. A search that another has interrupted begins anew.
   */
  *search(position: Position, wanted: Wanted, plays: PlayList): Steps<number> {
    const { exports } = this.#kernel;
    for (;;) {
      if (this.#plays !== plays) this.#begin(position, wanted, plays);
      if (exports.step() === 0) break;
      yield;
    }
    this.#plays = undefined;
    return exports.visited.value;
  }

  #begin(position: Position, { best, leaves }: Wanted, plays: PlayList): void {
    const kernel = this.#kernel;
    const { rules, board } = position;
    const { opening, shortestWord, tileSet } = rules;
    this.#plays = plays;
    plays.clear();
    kernel.takePlays = (count) => plays.take(kernel, count);

    this.#useBoard(position);
    const grid = packedGridOf(position);
    this.#useGrid(grid);
    const isOpening = grid.isEmpty;
    const isImpossible = isOpening && opening.kind === 'random-tile';
    this.#useRack(position, isImpossible);
    this.#useLeaves(leaves);
    kernel.exports.begin(
      isOpening ? board.start.row * board.columns + board.start.column : -1,
      isOpening && opening.kind !== 'random-tile' ? opening.fewestTiles : 1,
      shortestWord,
      tileSet.letters.length,
      best ? 1 : 0,
    );
  }

  #useRack(position: Position, isImpossible: boolean): void {
    const kernel = this.#kernel;
    const { values, blankValue } = packedTilesOf(position.rules.tileSet);
    const rack = packRack(position);
    kernel.rackCounts.set(rack.counts);
    kernel.letterValues.set(values);
    kernel.bonuses.set(rack.bonuses);
    for (const [place, { letter, value }] of rack.tiles.entries()) {
      kernel.tileLetters[place] = letter;
      kernel.tileValues[place] = value;
    }
    kernel.exports.useRack(isImpossible ? 0 : rack.size, rack.blanks, blankValue);
  }

  #useLeaves(table: LeaveTable | undefined): void {
    const { leaves, leaveStrides, bestLeaves, exports } = this.#kernel;
    if (table) {
      leaves.set(table.values);
      leaveStrides.set(table.strides);
      bestLeaves.set(table.best);
    }
    exports.useLeaves(table ? 1 : 0);
  }

  /** Takes up a board, unless the kernel has it. */
  #useBoard(position: Position): void {
    if (this.#position && isSameGround(this.#position, position)) return;
    this.#position = position;
    this.#grid = undefined;
    const { board } = position;
    const { premiums, wordsPerMove, shortestWord } = position.rules;
    const { letterFactors, wordFactors, exports } = this.#kernel;
    for (let index = 0; index < board.rows * board.columns; index++) {
      const premium = premiums === 'count' ? board.premiums[index] : undefined;
      letterFactors[index] = premium?.kind === 'letter' ? premium.factor : 1;
      wordFactors[index] = premium?.kind === 'word' ? premium.factor : 1;
    }
    exports.useBoard(board.rows, board.columns, wordsPerMove === 'one' ? 1 : 0, shortestWord);
  }

  /** Takes up what lies on the board, unless the kernel has it. */
  #useGrid(grid: PackedGrid): void {
    if (grid === this.#grid) return;
    this.#grid = grid;
    this.#kernel.gridLetters.set(grid.letters);
    this.#kernel.gridValues.set(grid.values);
    this.#kernel.exports.readGrid();
  }
}
