import { err, ok, type Result } from '../result';
import type { Anagrams } from './anagrams';
import { BYTES_PER_PLAY, LETTERS, PLAYS_PER_BLOCK, WEIGHTS } from './kernel-encoding';
import type { SearchGraph } from './search-graph';

/** A global that a WebAssembly module exports. Its value may change. */
interface Constant {
  readonly value: number;
}

/** Maximum number of seats, and of tiles in the bag. They must match `kernel/layout.ts`. */
const MAX_SEATS = 8;
const MAX_IN_BAG = 64_000;

/**
 * The tables of a kernel: the export with the address, the kind of array, and its length or the export with
 * the length.
 */
const TABLES = {
  grid: ['GRID', Uint8Array, 'MAX_SQUARES'],
  letterFactors: ['LETTER_FACTORS', Int32Array, 'MAX_SQUARES'],
  wordFactors: ['WORD_FACTORS', Int32Array, 'MAX_SQUARES'],
  tilesLaid: ['TILES_LAID', Uint8Array, 'MAX_SQUARES'],
  tileValues: ['TILE_VALUES', Float64Array, 2 * LETTERS],
  tilesByValue: ['TILES_BY_VALUE', Uint8Array, LETTERS],
  textRanks: ['TEXT_RANKS', Uint8Array, 2 * LETTERS],
  bonuses: ['BONUSES', Float64Array, 'MAX_TILES'],
  rackCounts: ['RACK_COUNTS', Uint8Array, LETTERS],
  leaves: ['LEAVES', Float64Array, 'MAX_LEAVES'],
  leaveStrides: ['LEAVE_STRIDES', Int32Array, LETTERS],
  bestLeaves: ['BEST_LEAVES', Float64Array, 'MAX_TILES'],
  leaveWeights: ['LEAVE_WEIGHTS', Float32Array, WEIGHTS],
  plays: ['PLAYS', Uint8Array, BYTES_PER_PLAY * PLAYS_PER_BLOCK],
  playTiles: ['PLAY_TILES', Uint8Array, LETTERS * PLAYS_PER_BLOCK],
  seatRacks: ['SEAT_RACKS', Uint8Array, MAX_SEATS * LETTERS],
  seatScores: ['SEAT_SCORES', Float64Array, MAX_SEATS],
  finalScores: ['FINAL_SCORES', Float64Array, MAX_SEATS],
  seatLeaves: ['SEAT_LEAVES', Float64Array, MAX_SEATS],
  seatsInPlay: ['SEATS_IN_PLAY', Uint8Array, MAX_SEATS],
  bag: ['BAG', Uint8Array, MAX_IN_BAG],
  drawn: ['DRAWN', Uint8Array, 'MAX_TILES'],
  returned: ['RETURNED', Uint8Array, LETTERS],
} as const;

type Tables = typeof TABLES;

type KernelTables = {
  readonly [Name in keyof Tables]: InstanceType<Tables[Name][1]>;
};

/** Other exported numbers: limits and addresses (`kernel/layout.ts`), and the state of a search or playout. */
type ExportedNumber =
  | 'GRAPH'
  | 'MAX_LEAVES'
  | 'MAX_SQUARES'
  | 'MAX_TILES'
  | 'TABLES_END'
  | 'endgameValue'
  | 'nodes'
  | 'passes'
  | 'tilesDrawn'
  | 'tilesInBag'
  | 'toMove'
  | 'turns'
  | 'visited';

/** Exports of the compiled kernel (`kernel/kernel.ts`). */
export interface KernelExports
  extends Readonly<Record<Tables[keyof Tables][0] | ExportedNumber, Constant>> {
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
  readonly beginGame: (
    toMove: number,
    passesInARow: number,
    maxVisited: number,
    byEquity: number,
  ) => void;
  readonly stepOfTurn: () => number;
  readonly isOver: () => number;
  readonly play: () => void;
  readonly exchange: (leave: number) => void;
  readonly pass: (leave: number) => void;
  readonly settle: () => void;
  readonly endgameBytes: () => number;
  readonly barFirst: () => void;
  readonly barPass: () => void;
  readonly beginEndgame: (toMove: number, passesInARow: number, max: number, at: number) => void;
  readonly stepOfEndgame: () => number;
  readonly isEndgameProved: () => number;
  readonly takeEndgameMove: () => number;
}

/** Creates a kernel with its own memory. How it does so depends on where it runs. */
export type MakeKernel = (host: {
  readonly takePlays: (count: number, tiles: number) => void;
}) => KernelExports;

/** Bytes of a page of WebAssembly memory. */
const PAGE = 65_536;

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
export interface KernelInstance extends KernelTables {
  readonly exports: KernelExports;
  /** The part of its memory that the words take, in bytes. */
  readonly wordBytes: number;
  /** Receives the number of plays in `plays`, and of their tiles in `playTiles`. */
  takePlays: (count: number, tiles: number) => void;
}

function tablesOf(made: KernelExports): KernelTables {
  const tables = Object.entries(TABLES).map(([name, [address, Numbers, size]]) => {
    const length = typeof size === 'number' ? size : made[size].value;
    return [name, new Numbers(made.memory.buffer, made[address].value, length)];
  });
  return Object.fromEntries(tables) as KernelTables;
}

/** Creates a kernel that holds words: their graph, followed by the tables of their anagrams. */
export function kernelWithWords(
  make: MakeKernel,
  graph: SearchGraph,
  { letterSums, filter, filterWithoutOne }: Anagrams,
): Result<KernelInstance, NoRoomForWords> {
  const words = [graph.cells, letterSums, filter, filterWithoutOne];
  const wordBytes = words.reduce((all, { byteLength }) => all + byteLength, 0);
  let kernel: KernelInstance | undefined;
  const made = undefinedIfOutOfMemory(() =>
    make({ takePlays: (count, tiles) => kernel?.takePlays(count, tiles) }),
  );
  if (!made) return err({ code: 'NO_ROOM_FOR_WORDS', bytes: wordBytes });
  const graphAt = made.GRAPH.value;
  if (made.TABLES_END.value > graphAt) throw new Error('The tables reach into the graph');
  const bytes = graphAt + wordBytes;
  if (!growTo(made.memory, bytes)) return err({ code: 'NO_ROOM_FOR_WORDS', bytes });
  let at = graphAt;
  for (const table of words) {
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
  kernel = { exports: made, wordBytes, ...tablesOf(made), takePlays: () => {} };
  return ok(kernel);
}

/**
 * Adds memory for endgames after the words, unless it is there. Returns its address, or undefined if the machine has
 * too little.
 */
export function endgameMemoryOf(kernel: KernelInstance): number | undefined {
  const { exports, wordBytes } = kernel;
  const at = exports.GRAPH.value + wordBytes;
  const before = exports.memory.buffer;
  if (!growTo(exports.memory, at + exports.endgameBytes())) return undefined;
  // Growing detaches the arrays.
  if (exports.memory.buffer !== before) Object.assign(kernel, tablesOf(exports));
  return at;
}
