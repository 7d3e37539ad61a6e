import type { Board } from '../board';
import type { RuleBook } from '../rules';
import type { KernelInstance } from './kernel-instance';
import { packGrid } from './packed-grid';
import { type PackedRack, packRack } from './packed-rack';
import type { PlayList } from './play-list';
import type { Position } from './position';
import type { Steps } from './steps';

/** Searches of one kernel, which is at one of them at a time. */
export class KernelSearches {
  readonly #kernel: KernelInstance;
  /** Whose premiums the kernel has. */
  #board: Board | undefined;
  #premiums: RuleBook['premiums'] | undefined;
  /** The plays of the search that the kernel is at. */
  #plays: PlayList | undefined;

  constructor(kernel: KernelInstance) {
    this.#kernel = kernel;
  }

  /**
   * Finds every play of a position, or those among which are all that score most; the result
   * is how many states of the graph were visited. A search that another has interrupted begins anew.
   */
  *search(position: Position, wantsBest: boolean, plays: PlayList): Steps<number> {
    const { exports } = this.#kernel;
    for (;;) {
      if (this.#plays !== plays) this.#begin(position, wantsBest, plays);
      if (exports.step() === 0) break;
      yield;
    }
    this.#plays = undefined;
    return exports.visited.value;
  }

  #begin(position: Position, wantsBest: boolean, plays: PlayList): void {
    const kernel = this.#kernel;
    const { rules, board } = position;
    const { opening, shortestWord } = rules;
    this.#plays = plays;
    plays.clear();
    kernel.takePlays = (count) => plays.take(kernel, count);

    const grid = packGrid(position);
    kernel.gridLetters.set(grid.letters);
    kernel.gridValues.set(grid.values);
    const rack = this.#packRack(position);
    const isOpening = grid.isEmpty;
    const isImpossible = isOpening && opening.kind === 'random-tile';
    kernel.exports.useRules(rules.wordsPerMove === 'one' ? 1 : 0, shortestWord);
    kernel.exports.useRack(isImpossible ? 0 : rack.size, rack.blanks, rack.blankValue);
    kernel.exports.begin(
      board.rows,
      board.columns,
      this.#packPremiums(position) ? 1 : 0,
      isOpening ? board.start.row * board.columns + board.start.column : -1,
      isOpening && opening.kind !== 'random-tile' ? opening.fewestTiles : 1,
      shortestWord,
      rules.tileSet.letters.length,
      wantsBest ? 1 : 0,
    );
  }

  #packRack(position: Position): PackedRack {
    const kernel = this.#kernel;
    const rack = packRack(position);
    kernel.rackCounts.set(rack.counts);
    kernel.letterValues.set(rack.values);
    kernel.bonuses.set(rack.bonuses);
    for (const [place, { letter, value }] of rack.tiles.entries()) {
      kernel.tileLetters[place] = letter;
      kernel.tileValues[place] = value;
    }
    return rack;
  }

  /** Packs the premiums of a board; whether they are others than those of the position before. */
  #packPremiums({ board, rules }: Position): boolean {
    if (board === this.#board && rules.premiums === this.#premiums) return false;
    const { letterFactors, wordFactors } = this.#kernel;
    this.#board = board;
    this.#premiums = rules.premiums;
    for (let index = 0; index < board.rows * board.columns; index++) {
      const premium = rules.premiums === 'count' ? board.premiums[index] : undefined;
      letterFactors[index] = premium?.kind === 'letter' ? premium.factor : 1;
      wordFactors[index] = premium?.kind === 'word' ? premium.factor : 1;
    }
    return true;
  }
}
