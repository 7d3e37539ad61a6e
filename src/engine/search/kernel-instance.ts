import { err, ok, type Result } from '../result';
import type { Anagrams } from './anagrams';
import { BYTES_PER_PLAY, LETTERS, PLAYS_PER_BLOCK } from './kernel-encoding';
import type { SearchGraph } from './search-graph';

/** A global that a WebAssembly module exports. Its value may change. */
interface Constant {
  readonly value: number;
}

type Table =
  | 'BAG'
  | 'BEST_LEAVES'
  | 'BONUSES'
  | 'DRAWN'
  | 'FINAL_SCORES'
  | 'GRID'
  | 'LEAVES'
  | 'LEAVE_STRIDES'
  | 'LETTER_FACTORS'
  | 'PLAY_TILES'
  | 'PLAYS'
  | 'RACK_COUNTS'
  | 'RETURNED'
  | 'SEATS_IN_PLAY'
  | 'SEAT_RACKS'
  | 'SEAT_SCORES'
  | 'TEXT_RANKS'
  | 'TILES_BY_VALUE'
  | 'TILES_LAID'
  | 'TILE_VALUES'
  | 'WORD_FACTORS';

/**
 * Exported numbers apart from tables: limits and addresses (`kernel/layout.ts`), and the state of a search or
 * playout.
 */
type ExportedNumber =
  | 'GRAPH'
  | 'MAX_LEAVES'
  | 'MAX_SQUARES'
  | 'MAX_TILES'
  | 'TABLES_END'
  | 'passes'
  | 'tilesDrawn'
  | 'tilesInBag'
  | 'toMove'
  | 'turns'
  | 'visited';

/** Exports of the compiled kernel (`kernel/index.ts`). */
export interface KernelExports extends Readonly<Record<Table | ExportedNumber, Constant>> {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => unknown };
  readonly loadGraph: (arcShift: number) => void;
  readonly loadAnagrams: (at: number, sums: number, bits: number, bitsWithoutOne: number) => void;
  readonly loadTileSet: (letters: number) => void;
  readonly loadBoard: (rows: number, columns: number) => void;
  readonly loadRules: (
    onlyOneWord: number,
    minWordLength: number,
    startSquare: number,
    minTilesOfFirstPlay: number,
  ) => void;
  readonly readGrid: () => void;
  readonly loadRack: () => void;
  readonly enableLeaves: (isEnabled: number) => void;
  readonly beginSearch: (wantsBest: number, maxVisited: number) => void;
  readonly step: () => number;
  readonly isCut: () => number;
  readonly loadGameRules: (
    passesOfEach: number,
    emptyRackEnds: number,
    exchangeReturnsFirst: number,
    unplayedDeducted: number,
    unplayedAwarded: number,
  ) => void;
  readonly loadSeats: (count: number) => void;
  readonly loadBag: (tiles: number) => void;
  readonly seedDraws: (seed: number) => void;
  readonly beginGame: (toMove: number, passesInARow: number, maxVisited: number) => void;
  readonly stepOfTurn: () => number;
  readonly isOver: () => number;
  readonly play: () => void;
  readonly exchange: () => void;
  readonly pass: () => void;
  readonly settle: () => void;
}

/** Creates a kernel with its own memory. How it does so depends on where it runs. */
export type MakeKernel = (host: {
  readonly takePlays: (count: number, tiles: number) => void;
}) => KernelExports;

/** Bytes of a page of WebAssembly memory. */
const PAGE = 65_536;

/** Maximum number of seats, and of tiles in the bag. They must match `kernel/layout.ts`. */
const MAX_SEATS = 8;
const MAX_IN_BAG = 64_000;

/** There is too little memory for the words of a kernel. */
export interface NoRoomForWords {
  readonly code: 'NO_ROOM_FOR_WORDS';
  /** The minimum memory for the words, in bytes. */
  readonly bytes: number;
}

/** The result of `make`, or undefined if the machine has too little memory. */
function undefinedIfOutOfMemory<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Grows a memory to a number of bytes. Returns false if the machine has too little. */
function growTo(memory: KernelExports['memory'], bytes: number): boolean {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) undefinedIfOutOfMemory(() => memory.grow(Math.ceil(missing / PAGE)));
  return memory.buffer.byteLength >= bytes;
}

/** A kernel with words in its memory, and arrays on its tables. */
export class KernelInstance {
  readonly exports: KernelExports;
  readonly grid: Uint8Array;
  readonly letterFactors: Int32Array;
  readonly wordFactors: Int32Array;
  readonly tilesLaid: Uint8Array;
  readonly tileValues: Float64Array;
  readonly tilesByValue: Uint8Array;
  readonly textRanks: Uint8Array;
  readonly bonuses: Float64Array;
  readonly rackCounts: Uint8Array;
  readonly leaves: Float64Array;
  readonly leaveStrides: Int32Array;
  readonly bestLeaves: Float64Array;
  readonly plays: Uint8Array;
  readonly playTiles: Uint8Array;
  readonly seatRacks: Uint8Array;
  readonly seatScores: Float64Array;
  readonly finalScores: Float64Array;
  readonly seatsInPlay: Uint8Array;
  readonly bag: Uint8Array;
  readonly drawn: Uint8Array;
  readonly returned: Uint8Array;
  /** Receives the number of plays in `plays`, and of their tiles in `playTiles`. */
  takePlays: (count: number, tiles: number) => void = () => {};

  private constructor(made: KernelExports) {
    this.exports = made;
    const { buffer } = made.memory;
    const squares = made.MAX_SQUARES.value;
    const rack = made.MAX_TILES.value;
    const bytes = (table: Table, length: number): Uint8Array =>
      new Uint8Array(buffer, made[table].value, length);
    const numbers = (table: Table, length: number): Int32Array =>
      new Int32Array(buffer, made[table].value, length);
    const points = (table: Table, length: number): Float64Array =>
      new Float64Array(buffer, made[table].value, length);
    this.grid = bytes('GRID', squares);
    this.letterFactors = numbers('LETTER_FACTORS', squares);
    this.wordFactors = numbers('WORD_FACTORS', squares);
    this.tilesLaid = bytes('TILES_LAID', squares);
    this.tileValues = points('TILE_VALUES', 2 * LETTERS);
    this.tilesByValue = bytes('TILES_BY_VALUE', LETTERS);
    this.textRanks = bytes('TEXT_RANKS', 2 * LETTERS);
    this.bonuses = points('BONUSES', rack);
    this.rackCounts = bytes('RACK_COUNTS', LETTERS);
    this.leaves = points('LEAVES', made.MAX_LEAVES.value);
    this.leaveStrides = numbers('LEAVE_STRIDES', LETTERS);
    this.bestLeaves = points('BEST_LEAVES', rack);
    this.plays = bytes('PLAYS', BYTES_PER_PLAY * PLAYS_PER_BLOCK);
    this.playTiles = bytes('PLAY_TILES', rack * PLAYS_PER_BLOCK);
    this.seatRacks = bytes('SEAT_RACKS', MAX_SEATS * LETTERS);
    this.seatScores = points('SEAT_SCORES', MAX_SEATS);
    this.finalScores = points('FINAL_SCORES', MAX_SEATS);
    this.seatsInPlay = bytes('SEATS_IN_PLAY', MAX_SEATS);
    this.bag = bytes('BAG', MAX_IN_BAG);
    this.drawn = bytes('DRAWN', rack);
    this.returned = bytes('RETURNED', LETTERS);
  }

  /** Creates a kernel that holds words: their graph, followed by the tables of their anagrams. */
  static withWords(
    make: MakeKernel,
    graph: SearchGraph,
    { letterSums, filter, filterWithoutOne }: Anagrams,
  ): Result<KernelInstance, NoRoomForWords> {
    let takePlays: KernelInstance['takePlays'] = () => {};
    const made = undefinedIfOutOfMemory(() =>
      make({ takePlays: (count, tiles) => takePlays(count, tiles) }),
    );
    const tables = [graph.cells, letterSums, filter, filterWithoutOne];
    const min = tables.reduce((all, { byteLength }) => all + byteLength, 0);
    if (!made) return err({ code: 'NO_ROOM_FOR_WORDS', bytes: min });
    if (made.TABLES_END.value > made.GRAPH.value)
      throw new Error('The tables reach into the graph');
    const graphAt = made.GRAPH.value;
    const bytes = graphAt + min;
    if (!growTo(made.memory, bytes)) return err({ code: 'NO_ROOM_FOR_WORDS', bytes });
    let at = graphAt;
    for (const table of tables) {
      new Int32Array(made.memory.buffer, at, table.length).set(table);
      at += table.byteLength;
    }
    made.loadGraph(graph.arcShift);
    made.loadAnagrams(
      graphAt + graph.cells.byteLength,
      letterSums.length,
      filter.length,
      filterWithoutOne.length,
    );
    const kernel = new KernelInstance(made);
    takePlays = (count, tiles) => kernel.takePlays(count, tiles);
    return ok(kernel);
  }
}
