import type { Anagrams } from './anagrams';
import type { SearchGraph } from './search-graph';

/** A number that a module of WebAssembly exports. */
interface Constant {
  readonly value: number;
}

type Table =
  | 'BEST_LEAVES'
  | 'BONUSES'
  | 'GRID_LETTERS'
  | 'GRID_VALUES'
  | 'LEAVES'
  | 'LEAVE_STRIDES'
  | 'LETTER_FACTORS'
  | 'LETTER_VALUES'
  | 'PLAY_EQUITIES'
  | 'PLAY_IS_DOWN'
  | 'PLAY_SCORES'
  | 'PLAY_SQUARES'
  | 'PLAY_TILES'
  | 'PLAY_TILES_AT'
  | 'RACK_COUNTS'
  | 'TILE_LETTERS'
  | 'TILE_VALUES'
  | 'WORD_FACTORS';

/** What the compiled kernel offers; `kernel/index.ts` says what each is. */
export interface KernelExports
  extends Readonly<
    Record<Table | 'GRAPH' | 'MOST_LEAVES' | 'MOST_SQUARES' | 'MOST_TILES' | 'TABLES_END', Constant>
  > {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => unknown };
  readonly visited: Constant;
  readonly useGraph: (cellsOfBits: number, dawgRoot: number, gaddagRoot: number) => void;
  readonly useAnagrams: (
    sumsAt: number,
    sumsLength: number,
    marksAt: number,
    marksLength: number,
  ) => void;
  readonly useBoard: (
    rows: number,
    columns: number,
    oneWordPerMove: number,
    shortestWord: number,
  ) => void;
  readonly readGrid: () => void;
  readonly useLeaves: (areTold: number) => void;
  readonly useRack: (tiles: number, blanks: number, blankValue: number) => void;
  readonly begin: (
    start: number,
    fewest: number,
    shortest: number,
    letters: number,
    wantsBest: number,
  ) => void;
  readonly step: () => number;
}

/** Makes a kernel with a memory of its own; how, depends on where it runs. */
export type MakeKernel = (host: { readonly takePlays: (count: number) => void }) => KernelExports;

/** Bytes by which the memory of a kernel grows. */
const PAGE = 65_536;

/** Plays that are handed over at once, and bytes of their tiles: `kernel/layout.ts`. */
const MOST_PLAYS = 8192;
const MOST_TILES_LAID = 65_536;

const LETTERS = 64;

/** Writes a graph as the kernel reads it: its arcs name the bytes of states, not their cells. */
function writeGraph(to: Int32Array, { cells, width }: SearchGraph): void {
  for (let at: number = width; at < cells.length; ) {
    let arcs = 0;
    for (let half = 0; half < width; half++) {
      const bits = cells[at] ?? 0;
      to[at++] = bits;
      for (let rest = bits; rest !== 0; rest &= rest - 1) arcs++;
    }
    for (; arcs > 0; arcs--) {
      const arc = cells[at] ?? 0;
      to[at++] = ((arc >>> 1) << 2) | (arc & 1);
    }
  }
}

/** A kernel with words in its memory, and its tables as arrays. */
export class KernelInstance {
  readonly exports: KernelExports;
  readonly mostSquares: number;
  readonly mostTiles: number;
  readonly gridLetters: Uint8Array;
  readonly gridValues: Int32Array;
  readonly letterFactors: Int32Array;
  readonly wordFactors: Int32Array;
  readonly rackCounts: Uint8Array;
  readonly letterValues: Float64Array;
  readonly bonuses: Float64Array;
  readonly leaves: Float64Array;
  readonly leaveStrides: Int32Array;
  readonly bestLeaves: Float64Array;
  readonly tileLetters: Uint8Array;
  readonly tileValues: Float64Array;
  readonly playScores: Float64Array;
  readonly playEquities: Float64Array;
  readonly playSquares: Int32Array;
  readonly playIsDown: Uint8Array;
  readonly playTilesAt: Int32Array;
  readonly playTiles: Uint8Array;
  /** Takes plays that have been found, whose number it is told. */
  takePlays: (count: number) => void = () => {};

  constructor(make: MakeKernel, graph: SearchGraph, { sums, marks }: Anagrams) {
    const made = make({ takePlays: (count) => this.takePlays(count) });
    this.exports = made;
    const { memory } = made;
    if (made.TABLES_END.value > made.GRAPH.value)
      throw new Error('The tables reach into the graph');
    const graphAt = made.GRAPH.value;
    const sumsAt = graphAt + graph.cells.byteLength;
    const marksAt = sumsAt + sums.byteLength;
    const missing = marksAt + marks.byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const { buffer } = memory;
    writeGraph(new Int32Array(buffer, graphAt, graph.cells.length), graph);
    new Int32Array(buffer, sumsAt, sums.length).set(sums);
    new Int32Array(buffer, marksAt, marks.length).set(marks);
    made.useGraph(graph.width, 4 * graph.dawgRoot, 4 * graph.gaddagRoot);
    made.useAnagrams(sumsAt, sums.length, marksAt, marks.length);

    this.mostSquares = made.MOST_SQUARES.value;
    this.mostTiles = made.MOST_TILES.value;
    const bytes = (table: Table, length: number): Uint8Array =>
      new Uint8Array(buffer, made[table].value, length);
    const numbers = (table: Table, length: number): Int32Array =>
      new Int32Array(buffer, made[table].value, length);
    this.gridLetters = bytes('GRID_LETTERS', this.mostSquares);
    this.gridValues = numbers('GRID_VALUES', this.mostSquares);
    this.letterFactors = numbers('LETTER_FACTORS', this.mostSquares);
    this.wordFactors = numbers('WORD_FACTORS', this.mostSquares);
    this.rackCounts = bytes('RACK_COUNTS', LETTERS);
    const points = (table: Table, length: number): Float64Array =>
      new Float64Array(buffer, made[table].value, length);
    this.letterValues = points('LETTER_VALUES', LETTERS);
    this.bonuses = points('BONUSES', this.mostTiles);
    this.leaves = points('LEAVES', made.MOST_LEAVES.value);
    this.leaveStrides = numbers('LEAVE_STRIDES', LETTERS);
    this.bestLeaves = points('BEST_LEAVES', this.mostTiles);
    this.tileLetters = bytes('TILE_LETTERS', this.mostTiles);
    this.tileValues = points('TILE_VALUES', this.mostTiles);
    this.playScores = points('PLAY_SCORES', MOST_PLAYS);
    this.playEquities = points('PLAY_EQUITIES', MOST_PLAYS);
    this.playSquares = numbers('PLAY_SQUARES', MOST_PLAYS);
    this.playIsDown = bytes('PLAY_IS_DOWN', MOST_PLAYS);
    this.playTilesAt = numbers('PLAY_TILES_AT', MOST_PLAYS + 1);
    this.playTiles = bytes('PLAY_TILES', MOST_TILES_LAID);
  }
}
