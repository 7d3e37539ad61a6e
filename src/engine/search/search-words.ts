import {
  buildGraph,
  type BuildProgress,
  type CompiledWords,
  noProgress,
  stagesOf,
  type WordGraph,
} from '../lexicon';
import { ok, type Result } from '../result';
import { anagramsIn } from './anagrams';
import {
  kernelWithWords,
  type MakeKernel,
  type NoRoomForWords,
  type KernelInstance,
} from './kernel-instance';
import { layOut } from './search-graph';
import { type Board, squareIndex } from '../board';
import { type BoardState, bonusFor, type Grid } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import { LETTERS, packedGridOf, packedTilesOf } from './kernel-encoding';
import type { LeaveModel } from './leave-model';

type Table = Uint8Array | Int32Array | Float64Array;

/** Writes values to a table of the kernel. Returns whether any of them was different before. */
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

/** A position of a game with the racks of all seats. */
export interface LoadedGame extends BoardState {
  readonly rules: RuleBook;
  readonly racks: readonly (readonly Tile[])[];
}

/**
 * The rules, board and tiles that a kernel has loaded. Only changes are loaded. Objects from another message
 * differ, but often have equal contents, so contents are compared, too.
 */
export class KernelContext {
  readonly kernel: KernelInstance;
  /** The task that the kernel is working on. A task that finds another one here must start again. */
  task: unknown;
  /** The model of leaves whose weights are loaded. */
  leaves: LeaveModel | undefined;
  #rules: RuleBook | undefined;
  #board: Board | undefined;
  #tiles: Uint8Array | undefined;
  /** The size of the board and the rules that the kernel has loaded, as a text. */
  #loadedShape = '';

  constructor(kernel: KernelInstance) {
    this.kernel = kernel;
  }

  load(rules: RuleBook, board: Board, grid: Grid): void {
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

  /** Loads the position of a game, the racks of its seats, and the rules of turns and of the end. */
  loadGame(game: LoadedGame): void {
    const { rules, board, grid, racks } = game;
    const { passesToEnd, emptyRack, exchange, unplayedTiles } = rules;
    this.load(rules, board, grid);
    this.kernel.exports.loadGameRules(
      passesToEnd,
      emptyRack === 'ends-game' ? 1 : 0,
      exchange === 'return-first' ? 1 : 0,
      unplayedTiles === 'keep' ? 0 : 1,
      unplayedTiles === 'deduct-own-award-out' ? 1 : 0,
    );
    for (const [seat, rack] of racks.entries()) {
      const counts = this.kernel.seatRacks.subarray(LETTERS * seat, LETTERS * (seat + 1));
      this.countTiles(rules, rack, counts);
    }
  }

  /** Loads a tile set and the bonuses. Returns whether the tile set has changed. */
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
    const hasStart = opening.kind === 'start-square';
    const size = [rows, columns] as const;
    const rulesLoaded = [
      wordsPerMove === 'one' ? 1 : 0,
      shortestWord,
      hasStart ? squareIndex(board, board.start) : -1,
      hasStart ? opening.fewestTiles : 1,
    ] as const;
    const shape = [...size, ...rulesLoaded].join();
    if (!isOtherSet && !isOtherBoard && shape === this.#loadedShape) return;
    exports.loadBoard(...size);
    exports.loadRules(...rulesLoaded);
    this.#loadedShape = shape;
    this.#tiles = undefined;
  }

  /** Counts tiles by their numbers into `counts`. */
  countTiles(rules: RuleBook, tiles: readonly Tile[], counts: Uint8Array): void {
    const { numberOf } = packedTilesOf(rules.tileSet);
    counts.fill(0);
    for (const tile of tiles) {
      const number = numberOf(tile);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}

/** Words for searches and playouts, loaded into a separate kernel, which runs one of them at a time. */
export interface SearchWords {
  readonly context: KernelContext;
  /** The part of that memory that the words take, in bytes: their graph and the tables of their anagrams. */
  readonly bytes: number;
  /** All of that memory in bytes, including the tables of the kernel. */
  readonly memory: number;
}

/** Loads words into a new kernel, if there is enough memory. Builds their whole graph unless it is given. */
export function searchWordsOf(
  makeKernel: MakeKernel,
  words: CompiledWords,
  whole: WordGraph = buildGraph(words),
  onProgress: BuildProgress = noProgress,
): Result<SearchWords, NoRoomForWords> {
  const [layingOut, hashing] = stagesOf(onProgress, 0.5);
  const graph = layOut(whole, words.letters.length, layingOut);
  const anagrams = anagramsIn(whole, words.size, hashing);
  const kernel = kernelWithWords(makeKernel, graph, anagrams);
  if (!kernel.ok) return kernel;
  const { wordBytes, exports } = kernel.value;
  return ok({
    context: new KernelContext(kernel.value),
    bytes: wordBytes,
    memory: exports.memory.buffer.byteLength,
  });
}
