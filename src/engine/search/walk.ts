import { NO_STATE, SEPARATOR } from '../lexicon';
import type { RuleBook } from '../rules';
import type { Anchor } from './anchors';
import type { ScoreBounds } from './score-bounds';
import { FREE, PackedLines, WALL } from './packed-lines';
import { BLANK, type PackedRack, putBack, take } from './packed-rack';
import {
  countBits,
  endsWord,
  followedArc,
  NO_ARC,
  type SearchGraph,
  targetOfArc,
} from './search-graph';

/** Takes the plays that are found, each once. */
export interface PlaySink {
  /** Plays that score less are not wanted, but may be found. */
  readonly floor: number;
  /**
   * A play on a line: its score in points, the place of its first square, and for each place of the
   * line from there to the last the number of the tile laid there, or 0.
   */
  readonly found: (
    lines: PackedLines,
    line: number,
    score: number,
    tiles: Uint8Array,
    first: number,
    last: number,
  ) => void;
}

const TURN_BIT = 1 << SEPARATOR;

/**
 * Walks the word graph from an anchor: leftwards to the first letter of a word, then over a turn
 * rightwards. The points of a word under way are carried along: the sum of its letters, the product
 * of its word factors, and the total of the words across.
 *
 * Leftwards and rightwards are written out alike: functions that both call made the search slower
 * (docs/performance.md).
 *
 * A walk is kept for the next position: nothing is made anew for one, and what a browser has learnt
 * of the objects of a class is lost with the last of them.
 */
export class Walk {
  readonly #graph: SearchGraph;
  readonly #cells: Int32Array;
  readonly #width: number;
  readonly lines = new PackedLines();
  #sink: PlaySink = { floor: 0, found: () => {} };
  #ceilings: ScoreBounds | undefined;
  #tiles = new Uint8Array(0);
  #bonuses: readonly number[] = [];
  #shortest = 0;
  /** Fewest tiles of a play. */
  #fewest = 1;

  #letter = this.lines.letter;
  #value = this.lines.value;
  #allowed = this.lines.allowed;
  #letterFactor = this.lines.letterFactor;
  #wordFactor = this.lines.wordFactor;
  #crossBase = this.lines.crossBase;
  #crossFactor = this.lines.crossFactor;

  #counts: Uint8Array = new Uint8Array(0);
  #bits: Int32Array = new Int32Array(0);
  #values: Int32Array = new Int32Array(0);
  #blankValue = 0;
  #blanks = 0;
  #size = 0;
  #laid = 0;
  #laidLeft = 0;

  #line = 0;
  #begin = 0;
  /** The first place of the line on which a tile may be laid leftwards. */
  #leftLimit = 0;
  /** The place where reading begins: the last tile of a run, or a free square. */
  #anchor = 0;
  #visited = 0;

  constructor(graph: SearchGraph) {
    this.#graph = graph;
    this.#cells = graph.cells;
    this.#width = graph.width;
  }

  /** Takes up a rack, and the lines that have been read; plays go to `sink`. */
  begin(rules: RuleBook, rack: PackedRack, fewest: number, sink: PlaySink): void {
    const { lines } = this;
    this.#sink = sink;
    this.#bonuses = rack.bonuses;
    this.#shortest = rules.shortestWord;
    this.#fewest = fewest;
    if (this.#tiles.length < lines.length) this.#tiles = new Uint8Array(lines.length);
    this.#letter = lines.letter;
    this.#value = lines.value;
    this.#allowed = lines.allowed;
    this.#letterFactor = lines.letterFactor;
    this.#wordFactor = lines.wordFactor;
    this.#crossBase = lines.crossBase;
    this.#crossFactor = lines.crossFactor;
    this.#counts = rack.counts;
    this.#bits = rack.bits;
    this.#values = rack.values;
    this.#blankValue = rack.blankValue;
    this.#blanks = rack.blanks;
    this.#size = rack.size;
  }

  /**
   * Finds the plays of an anchor; with ceilings, those at least that may reach the sink's floor. The
   * result is how many states of the graph were visited, a state as often as the walk came to it.
   */
  from({ line, place, limit }: Anchor, ceilings?: ScoreBounds): number {
    this.#visited = 0;
    this.#line = line;
    this.#begin = this.lines.beginOf(line);
    this.#leftLimit = limit;
    this.#anchor = place;
    this.#ceilings = ceilings;
    if (this.#letter[this.#begin + place] === FREE) {
      this.#leftwards(place, this.#graph.gaddagRoot, 0, 1, 0);
    } else {
      this.#fromRun(place);
    }
    return this.#visited;
  }

  /** Whether no tile lies at a place of the arrays. */
  #isOpen(at: number): boolean {
    const letter = this.#letter[at];
    return letter === FREE || letter === WALL;
  }

  #fromRun(last: number): void {
    let state = this.#graph.gaddagRoot;
    let sum = 0;
    let place = last;
    for (; !this.#isOpen(this.#begin + place); place--) {
      const at = this.#begin + place;
      state = targetOfArc(followedArc(this.#graph, state, this.#letter[at] ?? FREE));
      if (state === NO_STATE) return;
      sum += this.#value[at] ?? 0;
    }
    this.#leftwards(place, state, sum, 1, 0);
  }

  /** Goes on with a word whose letters right of `place` have led to a state. */
  #leftwards(place: number, state: number, sum: number, factor: number, cross: number): void {
    this.#visited++;
    const cells = this.#cells;
    const width = this.#width;
    let arcs = state + width;
    if (((cells[state] ?? 0) & TURN_BIT) !== 0) {
      const rest = targetOfArc(cells[arcs] ?? NO_ARC);
      this.#laidLeft = this.#laid;
      if (this.#isWorthwhile(0)) {
        this.#rightwards(this.#anchor + 1, rest, sum, factor, cross, place + 1);
      }
    }
    if (place < this.#leftLimit || this.#laid === this.#size) return;
    const at = this.#begin + place;
    const blanks = this.#blanks;
    for (let half = 0; half < width; half++) {
      const bits = cells[state + half] ?? 0;
      const onRack = blanks > 0 ? -1 : (this.#bits[half] ?? 0);
      let rest = bits & (this.#allowed[2 * at + half] ?? 0) & onRack;
      for (; rest !== 0; rest &= rest - 1) {
        const below = (rest & -rest) - 1;
        const letter = 32 * half + countBits(below);
        const arc = cells[arcs + countBits(bits & below)] ?? NO_ARC;
        if ((this.#counts[letter] ?? 0) > 0) {
          take(this.#counts, this.#bits, letter);
          this.#layLeft(place, arc, letter, this.#values[letter] ?? 0, sum, factor, cross);
          putBack(this.#counts, this.#bits, letter);
        }
        if (blanks > 0) {
          this.#blanks = blanks - 1;
          this.#layLeft(place, arc, letter | BLANK, this.#blankValue, sum, factor, cross);
          this.#blanks = blanks;
        }
      }
      if (width > 1) arcs += countBits(bits);
    }
  }

  /** Lays a tile of a face value, and goes on leftwards. */
  #layLeft(
    place: number,
    arc: number,
    tile: number,
    face: number,
    sum: number,
    factor: number,
    cross: number,
  ): void {
    const at = this.#begin + place;
    const sumNow = sum + face * (this.#letterFactor[at] ?? 1);
    const factorNow = factor * (this.#wordFactor[at] ?? 1);
    const crossNow = cross + (this.#crossBase[at] ?? 0) + face * (this.#crossFactor[at] ?? 0);
    this.#tiles[place] = tile;
    this.#laid++;
    // Nothing lies behind an anchor, so that a word may end there.
    if (endsWord(arc)) this.#report(place, this.#anchor, sumNow, factorNow, crossNow);
    const target = targetOfArc(arc);
    if (target !== NO_STATE && this.#isWorthwhileLeft()) {
      this.#leftwards(place - 1, target, sumNow, factorNow, crossNow);
    }
    this.#laid--;
    this.#tiles[place] = 0;
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
    this.#visited++;
    const at = this.#begin + place;
    const there = this.#letter[at] ?? WALL;
    if (there !== FREE) {
      if (there !== WALL) this.#pass(place, there, state, sum, factor, cross, first);
      return;
    }
    if (this.#laid === this.#size) return;
    const cells = this.#cells;
    const width = this.#width;
    const blanks = this.#blanks;
    let arcs = state + width;
    for (let half = 0; half < width; half++) {
      const bits = cells[state + half] ?? 0;
      const onRack = blanks > 0 ? -1 : (this.#bits[half] ?? 0);
      let rest = bits & (this.#allowed[2 * at + half] ?? 0) & onRack;
      for (; rest !== 0; rest &= rest - 1) {
        const below = (rest & -rest) - 1;
        const letter = 32 * half + countBits(below);
        const arc = cells[arcs + countBits(bits & below)] ?? NO_ARC;
        if ((this.#counts[letter] ?? 0) > 0) {
          take(this.#counts, this.#bits, letter);
          this.#layRight(place, arc, letter, this.#values[letter] ?? 0, sum, factor, cross, first);
          putBack(this.#counts, this.#bits, letter);
        }
        if (blanks > 0) {
          this.#blanks = blanks - 1;
          this.#layRight(place, arc, letter | BLANK, this.#blankValue, sum, factor, cross, first);
          this.#blanks = blanks;
        }
      }
      if (width > 1) arcs += countBits(bits);
    }
  }

  /** Takes in a tile that lies there, and goes on rightwards. */
  #pass(
    place: number,
    letter: number,
    state: number,
    sum: number,
    factor: number,
    cross: number,
    first: number,
  ): void {
    const at = this.#begin + place;
    const arc = followedArc(this.#graph, state, letter);
    if (arc === NO_ARC) return;
    const sumNow = sum + (this.#value[at] ?? 0);
    if (endsWord(arc) && this.#isOpen(at + 1)) this.#report(first, place, sumNow, factor, cross);
    const target = targetOfArc(arc);
    if (target !== NO_STATE) this.#rightwards(place + 1, target, sumNow, factor, cross, first);
  }

  /** Lays a tile of a face value, and goes on rightwards. */
  #layRight(
    place: number,
    arc: number,
    tile: number,
    face: number,
    sum: number,
    factor: number,
    cross: number,
    first: number,
  ): void {
    const at = this.#begin + place;
    const sumNow = sum + face * (this.#letterFactor[at] ?? 1);
    const factorNow = factor * (this.#wordFactor[at] ?? 1);
    const crossNow = cross + (this.#crossBase[at] ?? 0) + face * (this.#crossFactor[at] ?? 0);
    this.#tiles[place] = tile;
    this.#laid++;
    if (endsWord(arc) && this.#isOpen(at + 1)) {
      this.#report(first, place, sumNow, factorNow, crossNow);
    }
    const target = targetOfArc(arc);
    if (target !== NO_STATE && this.#isWorthwhile(this.#laid - this.#laidLeft)) {
      this.#rightwards(place + 1, target, sumNow, factorNow, crossNow, first);
    }
    this.#laid--;
    this.#tiles[place] = 0;
  }

  /** Whether more tiles leftwards may lead to a wanted play. */
  #isWorthwhileLeft(): boolean {
    const ceilings = this.#ceilings;
    return !ceilings || ceilings.left(this.#laid) >= this.#sink.floor;
  }

  /** Whether tiles rightwards, besides those laid so far, may lead to a wanted play. */
  #isWorthwhile(laidRight: number): boolean {
    const ceilings = this.#ceilings;
    return !ceilings || ceilings.right(this.#laidLeft, laidRight) >= this.#sink.floor;
  }

  #report(first: number, last: number, sum: number, factor: number, cross: number): void {
    const laid = this.#laid;
    if (laid < this.#fewest || last - first + 1 < this.#shortest) return;
    if (laid === 1 && this.#isReportedAcross(first)) return;
    // Adding 0 turns −0 into 0.
    const score = sum * factor + cross + (this.#bonuses[laid] ?? 0) + 0;
    this.#sink.found(this.lines, this.#line, score, this.#tiles, first, last);
  }

  /** One tile that forms words both ways is one play; the line across reports it. */
  #isReportedAcross(first: number): boolean {
    if (this.lines.direction === 'across') return false;
    let place = first;
    while (this.#tiles[place] === 0) place++;
    return this.lines.isCrossed[this.#begin + place] === 1;
  }
}

/** What searches of a position need; kept for the next one. */
export interface Walks {
  readonly across: Walk;
  readonly down: Walk;
  readonly bounds: ScoreBounds;
}
