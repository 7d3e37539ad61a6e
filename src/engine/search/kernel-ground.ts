import { type Board, squareIndex } from '../board';
import { bonusFor, type Grid } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import type { KernelInstance } from './kernel-instance';
import { packedGridOf } from './packed-grid';
import { packedTilesOf } from './packed-tiles';

/** What searches and games of one kernel begin from: each is taken up unless the kernel has it. */
export class KernelGround {
  readonly kernel: KernelInstance;
  /** What the kernel is at; whoever finds another task here begins anew. */
  task: unknown;
  #rules: RuleBook | undefined;
  #board: Board | undefined;
  #tiles: Uint8Array | undefined;

  constructor(kernel: KernelInstance) {
    this.kernel = kernel;
  }

  /** Takes up the rules, the board and what lies on it. */
  use(rules: RuleBook, board: Board, grid: Grid): void {
    if (rules !== this.#rules || board !== this.#board) {
      if (rules !== this.#rules) this.#useTileSet(rules);
      this.#useBoard(rules, board);
    }
    const tiles = packedGridOf(rules.tileSet, grid);
    if (tiles !== this.#tiles) this.kernel.grid.set(tiles);
    this.#tiles = tiles;
    this.kernel.exports.readGrid();
  }

  #useTileSet(rules: RuleBook): void {
    const { tileValues, tilesByValue, textRanks, bonuses, exports } = this.kernel;
    const { letters, values, byValue, ranks } = packedTilesOf(rules.tileSet);
    tileValues.set(values);
    tilesByValue.set(byValue);
    textRanks.set(ranks);
    for (let laid = 0; laid < bonuses.length; laid++) bonuses[laid] = bonusFor(rules, laid);
    exports.useTileSet(letters.length);
    this.#rules = rules;
  }

  #useBoard(rules: RuleBook, board: Board): void {
    const { premiums, wordsPerMove, shortestWord, opening } = rules;
    const { letterFactors, wordFactors, exports } = this.kernel;
    for (let index = 0; index < board.rows * board.columns; index++) {
      const premium = premiums === 'count' ? board.premiums[index] : undefined;
      letterFactors[index] = premium?.kind === 'letter' ? premium.factor : 1;
      wordFactors[index] = premium?.kind === 'word' ? premium.factor : 1;
    }
    exports.useBoard(board.rows, board.columns);
    const isAnyFirst = opening.kind === 'start-square';
    exports.useRules(
      wordsPerMove === 'one' ? 1 : 0,
      shortestWord,
      isAnyFirst ? squareIndex(board, board.start) : -1,
      isAnyFirst ? opening.fewestTiles : 1,
    );
    this.#board = board;
    this.#tiles = undefined;
  }

  /** Writes down how many tiles of each letter there are. */
  countTiles(rules: RuleBook, tiles: readonly Tile[], counts: Uint8Array): void {
    const { numberOf } = packedTilesOf(rules.tileSet);
    counts.fill(0);
    for (const tile of tiles) {
      const number = numberOf(tile);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}
