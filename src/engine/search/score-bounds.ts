import type { Anchor } from './anchors';
import { type Anagrams, withLetter } from './anagrams';
import { Choices } from './choices';
import { FREE, type PackedLines, WALL } from './packed-lines';
import type { PackedRack } from './packed-rack';
import type { Position } from './position';

/** Where no play can be. */
const NONE = Number.NEGATIVE_INFINITY;

/** Where nothing is known. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/**
 * With a greater product of word factors, and all that rule books and boards allow, sums of points
 * might pass 2 to the 53rd, above which they are not exact.
 */
const MOST_FACTOR = 100_000_000;

/** Where runs end. */
const isTile = (letter: number | undefined): boolean => letter !== FREE && letter !== WALL;

/**
 * What the plays of an anchor can score at most, by how many tiles they lay leftwards of its
 * run, or on its square and leftwards, and how many rightwards. The squares of such a play are known,
 * and so is how much each point of a tile counts on each of them: whatever the words, no more can
 * come of it than of the best tiles on the squares that count most. Where a factor is negative,
 * nothing is known; where no choice of tiles makes a word with those that lie there, no play is.
 * The proof stands in docs/decisions, under “Best plays are found by proved bounds”.
 */
export class ScoreBounds {
  /** By tiles laid leftwards: the most of plays that lay at least that number. */
  readonly #left: Float64Array = new Float64Array(65);
  /** By tiles laid leftwards and rightwards: the most of plays that lay at least that number rightwards. */
  #right = new Float64Array(0);
  #stride = 0;
  #size = 0;
  #bonuses: readonly number[] = [];
  #hasBlank = false;
  #onRack = new Int32Array(2);
  #choices: Choices | undefined;

  /** Of the tiles laid so far: their squares, and how much points count on them, the most first. */
  #squares = new Int32Array(0);
  #weights = new Float64Array(0);
  #laid = 0;
  #factor = 1;
  #cross = 0;
  #isKnown = true;

  /** Takes up a rack. */
  begin(position: Position, rack: PackedRack, anagrams: Anagrams): void {
    this.#size = rack.size;
    this.#stride = rack.size + 2;
    this.#bonuses = rack.bonuses;
    this.#hasBlank = rack.blanks > 0;
    this.#onRack.set(rack.bits);
    this.#choices = new Choices(position, anagrams);
    if (this.#weights.length >= rack.size) return;
    this.#right = new Float64Array((rack.size + 1) * this.#stride);
    this.#weights = new Float64Array(rack.size);
    this.#squares = new Int32Array(rack.size);
  }

  /** The most of plays that lay at least `laidLeft` tiles leftwards. */
  left(laidLeft: number): number {
    return this.#left[laidLeft] ?? NONE;
  }

  /** The most of plays that lay `laidLeft` tiles leftwards and at least `laidRight` rightwards. */
  right(laidLeft: number, laidRight: number): number {
    return this.#right[laidLeft * this.#stride + laidRight] ?? NONE;
  }

  /** Takes up an anchor; the result is what its plays can score at most. */
  read(lines: PackedLines, { line, place, limit }: Anchor): number {
    const { letter, value } = lines;
    const begin = lines.beginOf(line);
    let sum = 0;
    let letters = 0;
    let next = begin + place;
    const isRun = letter[next] !== FREE;
    for (; isTile(letter[next]); next--) {
      sum += value[next] ?? 0;
      letters = withLetter(letters, letter[next] ?? FREE);
    }
    const last = begin + limit;
    let laidLeft = 0;
    let isOpen = isRun;
    for (;;) {
      this.#left[laidLeft] = isOpen
        ? this.#readRight(lines, begin + place + 1, sum, letters, laidLeft)
        : NONE;
      if (laidLeft === this.#size || next < last || !this.#mayLay(lines, next)) break;
      this.#squares[laidLeft++] = next--;
      isOpen = true;
    }
    this.#left[laidLeft + 1] = NONE;
    for (; laidLeft > 0; laidLeft--) {
      const more = this.#left[laidLeft] ?? NONE;
      if (more > (this.#left[laidLeft - 1] ?? NONE)) this.#left[laidLeft - 1] = more;
    }
    return this.#left[0] ?? NONE;
  }

  /** Goes through the plays that lay `laidLeft` tiles leftwards; the result is the most of them all. */
  #readRight(
    lines: PackedLines,
    from: number,
    leftSum: number,
    leftLetters: number,
    laidLeft: number,
  ): number {
    const { letter, value } = lines;
    const row = laidLeft * this.#stride;
    let sum = leftSum;
    let letters = leftLetters;
    let next = from;
    let laidRight = 0;
    this.#layAll(lines, laidLeft);
    for (;;) {
      this.#right[row + laidRight] = this.#most(sum, letters);
      if (this.#laid === this.#size || letter[next] !== FREE || !this.#mayLay(lines, next)) break;
      this.#layNext(lines, next++);
      laidRight++;
      for (; isTile(letter[next]); next++) {
        sum += value[next] ?? 0;
        letters = withLetter(letters, letter[next] ?? FREE);
      }
    }
    this.#right[row + laidRight + 1] = NONE;
    for (; laidRight > 0; laidRight--) {
      const more = this.#right[row + laidRight] ?? NONE;
      const at = row + laidRight - 1;
      if (more > (this.#right[at] ?? NONE)) this.#right[at] = more;
    }
    return this.#right[row] ?? NONE;
  }

  #mayLay({ allowed }: PackedLines, at: number): boolean {
    const onRack = this.#onRack;
    const low = allowed[2 * at] ?? 0;
    const high = allowed[2 * at + 1] ?? 0;
    return this.#hasBlank
      ? (low | high) !== 0
      : ((low & (onRack[0] ?? 0)) | (high & (onRack[1] ?? 0))) !== 0;
  }

  /** Lays tiles on the first `count` squares, and none elsewhere. */
  #layAll(lines: PackedLines, count: number): void {
    const { letterFactor, wordFactor, crossBase } = lines;
    this.#laid = 0;
    this.#factor = 1;
    this.#cross = 0;
    this.#isKnown = true;
    for (let index = 0; index < count; index++) {
      const at = this.#squares[index] ?? 0;
      const factor = wordFactor[at] ?? 1;
      this.#factor *= factor;
      this.#cross += crossBase[at] ?? 0;
      if (factor < 0 || (letterFactor[at] ?? 1) < 0) this.#isKnown = false;
    }
    if (this.#factor > MOST_FACTOR) this.#isKnown = false;
    for (let index = 0; index < count; index++) this.#weigh(lines, this.#squares[index] ?? 0);
  }

  /** Lays a tile on one more square. */
  #layNext(lines: PackedLines, at: number): void {
    const factor = lines.wordFactor[at] ?? 1;
    this.#squares[this.#laid] = at;
    if (factor !== 1) {
      this.#layAll(lines, this.#laid + 1);
      return;
    }
    this.#cross += lines.crossBase[at] ?? 0;
    if ((lines.letterFactor[at] ?? 1) < 0) this.#isKnown = false;
    this.#weigh(lines, at);
  }

  #weigh({ letterFactor, crossFactor }: PackedLines, at: number): void {
    const weights = this.#weights;
    const weight = (letterFactor[at] ?? 1) * this.#factor + (crossFactor[at] ?? 0);
    let place = this.#laid++;
    for (; place > 0 && (weights[place - 1] ?? 0) < weight; place--) {
      weights[place] = weights[place - 1] ?? 0;
    }
    weights[place] = weight;
  }

  /** The most that the tiles laid can score with others whose points are given, and those letters. */
  #most(sum: number, letters: number): number {
    const laid = this.#laid;
    if (laid === 0) return NONE;
    const values = this.#choices?.valuesOf(laid, letters) ?? [];
    if (values.length === 0) return NONE;
    if (!this.#isKnown) return UNKNOWN;
    let most = sum * this.#factor + this.#cross + (this.#bonuses[laid] ?? 0);
    for (let index = 0; index < laid; index++) {
      most += (this.#weights[index] ?? 0) * (values[index] ?? 0);
    }
    return most;
  }
}
