import { DIRECTIONS } from '../board';
import {
  arcOf,
  endsWord,
  isLast,
  letterOf,
  NO_ARC,
  NO_STATE,
  targetOf,
  TURN,
  type WordGraph,
} from '../lexicon';
import { bonusFor } from '../play';
import { beginOf, FREE, type Lines, linesAlong, packGrid, WALL } from './lines';
import { BLANK, packRack, type PackedRack, putBack, take } from './packed-rack';
import type { Position } from './position';

/** Takes the plays that are found, each once. */
export interface PlaySink {
  /**
   * A play on a line: its score in points, the place of its first square, and for each place of the
   * line from there to the last the number of the tile laid there, or 0.
   */
  readonly found: (
    lines: Lines,
    line: number,
    score: number,
    tiles: Uint8Array,
    first: number,
    last: number,
  ) => void;
}

/**
 * Walks the word graph from every anchor: a run of tiles, or a free square that touches tiles across
 * its line alone. A play covers one or more anchors of its line and is found from the leftmost, so
 * that it is found once: leftwards, no tile is laid on or beside an anchor before. The points of a
 * word under way are carried along: the sum of its letters, the product of its word factors, and the
 * total of the words across.
 */
class Walk {
  readonly #graph: WordGraph;
  readonly #position: Position;
  readonly #rack: PackedRack;
  readonly #lines: Lines;
  readonly #sink: PlaySink;
  readonly #bonus: readonly number[];
  readonly #tiles: Uint8Array;
  readonly #shortest: number;
  #line = 0;
  #begin = 0;
  /** Fewest tiles of a play. */
  #fewest = 1;
  /** The first place of the line on which a tile may be laid leftwards. */
  #leftLimit = 0;
  /** The place where reading begins: the last tile of a run, or a free square. */
  #anchor = 0;
  #laid = 0;
  #crossings = 0;
  /** How many states of the graph have been visited, a state as often as it is come to. */
  visited = 0;

  constructor(
    graph: WordGraph,
    position: Position,
    rack: PackedRack,
    lines: Lines,
    sink: PlaySink,
  ) {
    const { rules } = position;
    this.#graph = graph;
    this.#position = position;
    this.#rack = rack;
    this.#lines = lines;
    this.#sink = sink;
    this.#bonus = Array.from({ length: rack.size + 1 }, (_, laid) => bonusFor(rules, laid));
    this.#tiles = new Uint8Array(lines.length);
    this.#shortest = rules.shortestWord;
  }

  /** The plays of all lines, in a game that has begun. */
  allLines(): void {
    for (let line = 0; line < this.#lines.count; line++) this.#along(line);
  }

  /** The first plays of a game: over the start square. */
  opening(): void {
    const { rules, board } = this.#position;
    if (rules.opening.kind === 'random-tile') return;
    this.#fewest = rules.opening.fewestTiles;
    const { row, column } = board.start;
    const isAcross = this.#lines.direction === 'across';
    this.#line = isAcross ? row : column;
    this.#begin = beginOf(this.#lines, this.#line);
    this.#leftLimit = 0;
    this.#fromSquare(isAcross ? column : row);
  }

  /** The plays of one line, anchor by anchor. */
  #along(line: number): void {
    const { letter, length, isCrossed, low, high } = this.#lines;
    const begin = beginOf(this.#lines, line);
    this.#line = line;
    this.#begin = begin;
    this.#leftLimit = 0;
    for (let place = 0; place < length; place++) {
      const at = begin + place;
      const isTaken = letter[at] !== FREE;
      if (isTaken && this.#isOpen(at + 1)) {
        this.#fromRun(place);
        this.#leftLimit = place + 2;
      } else if (!isTaken && isCrossed[at] === 1 && (low[at] !== 0 || high[at] !== 0)) {
        // Beside a run in this line, every play on the square takes in the run.
        if (!this.#isOpen(at - 1) || !this.#isOpen(at + 1)) continue;
        this.#fromSquare(place);
        this.#leftLimit = place + 1;
      }
    }
  }

  /** Whether no tile lies at a place of the arrays. */
  #isOpen(at: number): boolean {
    const letter = this.#lines.letter[at];
    return letter === FREE || letter === WALL;
  }

  #fromRun(last: number): void {
    const { letter, value } = this.#lines;
    let state = this.#graph.outwards;
    let sum = 0;
    let place = last;
    for (; !this.#isOpen(this.#begin + place); place--) {
      const at = this.#begin + place;
      state = targetOf(arcOf(this.#graph, state, letter[at] ?? FREE));
      if (state === NO_STATE) return;
      sum += value[at] ?? 0;
    }
    this.#anchor = last;
    this.#leftwards(place, state, sum, 1, 0);
  }

  #fromSquare(place: number): void {
    this.#anchor = place;
    this.#leftwards(place, this.#graph.outwards, 0, 1, 0);
  }

  /** Goes on with a word whose letters right of `place` have led to a state. */
  #leftwards(place: number, state: number, sum: number, factor: number, cross: number): void {
    this.visited++;
    const { arcs } = this.#graph;
    const rack = this.#rack;
    const at = this.#begin + place;
    const mayLay = place >= this.#leftLimit && this.#laid < rack.size;
    const anyLetter = rack.blanks > 0 ? -1 : 0;
    const low = mayLay ? (this.#lines.low[at] ?? 0) & (rack.low | anyLetter) : 0;
    const high = mayLay ? (this.#lines.high[at] ?? 0) & (rack.high | anyLetter) : 0;
    for (let next = state; ; next++) {
      const arc = arcs[next] ?? NO_ARC;
      const letter = letterOf(arc);
      if (letter === TURN) {
        this.#rightwards(this.#anchor + 1, targetOf(arc), sum, factor, cross, place + 1);
      } else if ((((letter < 32 ? low : high) >>> letter) & 1) === 1) {
        this.#layEach(true, place, arc, sum, factor, cross, place);
      }
      if (isLast(arc)) return;
    }
  }

  /** Goes on with a word that begins at `first` and whose letters left of `place` led to a state. */
  #rightwards(
    place: number,
    state: number,
    sum: number,
    factor: number,
    cross: number,
    first: number,
  ): void {
    this.visited++;
    const at = this.#begin + place;
    const there = this.#lines.letter[at] ?? WALL;
    if (there === WALL) return;
    if (there !== FREE) {
      const arc = arcOf(this.#graph, state, there);
      if (arc === NO_ARC) return;
      const sumNow = sum + (this.#lines.value[at] ?? 0);
      if (endsWord(arc) && this.#isOpen(at + 1)) this.#report(first, place, sumNow, factor, cross);
      const target = targetOf(arc);
      if (target !== NO_STATE) this.#rightwards(place + 1, target, sumNow, factor, cross, first);
      return;
    }
    const rack = this.#rack;
    if (this.#laid === rack.size) return;
    const anyLetter = rack.blanks > 0 ? -1 : 0;
    const low = (this.#lines.low[at] ?? 0) & (rack.low | anyLetter);
    const high = (this.#lines.high[at] ?? 0) & (rack.high | anyLetter);
    if (low === 0 && high === 0) return;
    const { arcs } = this.#graph;
    for (let next = state; ; next++) {
      const arc = arcs[next] ?? NO_ARC;
      const letter = letterOf(arc);
      if ((((letter < 32 ? low : high) >>> letter) & 1) === 1) {
        this.#layEach(false, place, arc, sum, factor, cross, first);
      }
      if (isLast(arc)) return;
    }
  }

  /** Lays each tile of the rack that can be the letter of an arc: one that bears it, and a blank. */
  #layEach(
    isLeftwards: boolean,
    place: number,
    arc: number,
    sum: number,
    factor: number,
    cross: number,
    first: number,
  ): void {
    const rack = this.#rack;
    const letter = letterOf(arc);
    if ((rack.counts[letter] ?? 0) > 0) {
      const value = rack.values[letter] ?? 0;
      take(rack, letter);
      this.#lay(isLeftwards, place, arc, letter, value, sum, factor, cross, first);
      putBack(rack, letter);
    }
    if (rack.blanks > 0) {
      const { blankValue } = rack;
      rack.blanks--;
      this.#lay(isLeftwards, place, arc, letter | BLANK, blankValue, sum, factor, cross, first);
      rack.blanks++;
    }
  }

  /** Lays a tile of a face value, and goes on from it leftwards or rightwards. */
  #lay(
    isLeftwards: boolean,
    place: number,
    arc: number,
    tile: number,
    faceValue: number,
    sum: number,
    factor: number,
    cross: number,
    first: number,
  ): void {
    const { letterFactor, wordFactor, isCrossed, crossValue } = this.#lines;
    const at = this.#begin + place;
    const value = faceValue * (letterFactor[at] ?? 1);
    const here = wordFactor[at] ?? 1;
    const crossings = isCrossed[at] ?? 0;
    const sumNow = sum + value;
    const factorNow = factor * here;
    const crossNow = crossings === 0 ? cross : cross + ((crossValue[at] ?? 0) + value) * here;
    const target = targetOf(arc);
    this.#tiles[place] = tile;
    this.#laid++;
    this.#crossings += crossings;
    if (isLeftwards) {
      // Nothing lies behind an anchor, so that a word may end there.
      if (endsWord(arc)) this.#report(place, this.#anchor, sumNow, factorNow, crossNow);
      if (target !== NO_STATE) this.#leftwards(place - 1, target, sumNow, factorNow, crossNow);
    } else {
      if (endsWord(arc) && this.#isOpen(at + 1)) {
        this.#report(first, place, sumNow, factorNow, crossNow);
      }
      if (target !== NO_STATE) {
        this.#rightwards(place + 1, target, sumNow, factorNow, crossNow, first);
      }
    }
    this.#crossings -= crossings;
    this.#laid--;
    this.#tiles[place] = 0;
  }

  #report(first: number, last: number, sum: number, factor: number, cross: number): void {
    const laid = this.#laid;
    if (laid < this.#fewest || last - first + 1 < this.#shortest) return;
    const lines = this.#lines;
    // One tile that forms words both ways is one play; the line across reports it.
    if (laid === 1 && this.#crossings === 1 && lines.direction === 'down') return;
    // Adding 0 turns −0 into 0.
    const score = sum * factor + cross + (this.#bonus[laid] ?? 0) + 0;
    this.#sink.found(lines, this.#line, score, this.#tiles, first, last);
  }
}

/** Finds every legal play of a position; the result is how many states of the graph it visited. */
export function findPlaysIn(graph: WordGraph, position: Position, sink: PlaySink): number {
  const rack = packRack(position);
  if (rack.size === 0 || graph.outwards === NO_STATE) return 0;
  const grid = packGrid(position);
  let visited = 0;
  for (const direction of DIRECTIONS) {
    const lines = linesAlong(graph, position, grid, direction);
    const walk = new Walk(graph, position, rack, lines, sink);
    if (grid.isEmpty) walk.opening();
    else walk.allLines();
    visited += walk.visited;
  }
  return visited;
}
