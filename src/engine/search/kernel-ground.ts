import { type Board, squareIndex } from '../board';
import { bonusFor, type Grid } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import type { KernelInstance } from './kernel-instance';
import { packedGridOf } from './packed-grid';
import { packedTilesOf } from './packed-tiles';

type Table = Uint8Array | Int32Array | Float64Array;

/** Fills a table of the kernel; whether anything there was another number before. */
function fill(table: Table, values: ArrayLike<number>): boolean {
  let isChanged = false;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (table[index] === value) continue;
    table[index] = value;
    isChanged = true;
  }
  return isChanged;
}

/**
 * What searches and games of one kernel begin from: each is taken up unless the kernel has it. What came
 * in another message is another object, and may well say the same.
 */
export class KernelContext {
  readonly kernel: KernelInstance;
  /** What the kernel is at; whoever finds another task here begins anew. */
  task: unknown;
  #rules: RuleBook | undefined;
  #board: Board | undefined;
  #tiles: Uint8Array | undefined;
  /** What the kernel was told of the shape of the board and of the rules. */
  #told = '';

  constructor(kernel: KernelInstance) {
    this.kernel = kernel;
  }

  /** Takes up the rules, the board and what lies on it. */
  use(rules: RuleBook, board: Board, grid: Grid): void {
    if (rules !== this.#rules || board !== this.#board) {
      const isOtherSet = rules !== this.#rules && this.#loadTileSet(rules);
      this.#loadBoard(rules, board, isOtherSet);
      this.#rules = rules;
      this.#board = board;
    }
    const tiles = packedGridOf(rules.tileSet, grid);
    if (tiles !== this.#tiles) this.kernel.grid.set(tiles);
    this.#tiles = tiles;
    this.kernel.exports.readGrid();
  }

  /** Takes a tile set up, and the bonuses; whether it is another one than before. */
  #loadTileSet(rules: RuleBook): boolean {
    const { tileValues, tilesByValue, textRanks, bonuses, exports } = this.kernel;
    const { letters, values, byValue, ranks } = packedTilesOf(rules.tileSet);
    const isOther = [
      fill(tileValues, values),
      fill(tilesByValue, byValue),
      fill(textRanks, ranks),
    ].includes(true);
    fill(
      bonuses,
      Array.from(bonuses, (_, laid) => bonusFor(rules, laid)),
    );
    exports.loadTileSet(letters.length);
    return isOther;
  }

  #loadBoard(rules: RuleBook, board: Board, isOtherSet: boolean): void {
    const { premiums, wordsPerMove, shortestWord, opening } = rules;
    const { rows, columns } = board;
    const { letterFactors, wordFactors, exports } = this.kernel;
    const factorsOf = (kind: 'letter' | 'word'): readonly number[] =>
      board.premiums.map((premium) =>
        premiums === 'count' && premium.kind === kind ? premium.factor : 1,
      );
    const isOtherBoard = [
      fill(letterFactors, factorsOf('letter')),
      fill(wordFactors, factorsOf('word')),
    ].includes(true);
    const isOpened = opening.kind === 'start-square';
    const shape = [rows, columns] as const;
    const said = [
      wordsPerMove === 'one' ? 1 : 0,
      shortestWord,
      isOpened ? squareIndex(board, board.start) : -1,
      isOpened ? opening.fewestTiles : 1,
    ] as const;
    const told = [...shape, ...said].join();
    if (!isOtherSet && !isOtherBoard && told === this.#told) return;
    exports.loadBoard(...shape);
    exports.useRules(...said);
    this.#told = told;
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
