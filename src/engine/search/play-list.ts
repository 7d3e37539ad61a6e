import { squareAt } from '../board';
import { type Play, wordsFormed, type BoardState } from '../play';
import type { Steps } from '../steps';
import { BYTES_PER_PLAY, packedTilesOf, PlayRecords, PLAYS_PER_BLOCK } from './kernel-encoding';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';

/** A position to search: the rules, the board with its tiles, and one rack. */
export interface Position extends BoardState {
  readonly rules: RuleBook;
  readonly rack: readonly Tile[];
}

/** A legal play, its score in points, and the words that it forms in capitals, the main word first. */
export interface ScoredPlay {
  readonly play: Play;
  readonly words: readonly string[];
  readonly score: number;
}

type Compare = (a: number, b: number) => number;

const COMPARISONS_PER_STEP = 1024;

/** The first `max` of the numbers from 0 to `count - 1`, in order. */
function* firstInOrder(count: number, max: number, compare: Compare): Steps<readonly number[]> {
  const first: number[] = [];
  for (let number = 0; number < count; number++) {
    if (number % COMPARISONS_PER_STEP === COMPARISONS_PER_STEP - 1) yield;
    const last = first.length < max ? undefined : first.at(-1);
    if (last !== undefined && compare(number, last) >= 0) continue;
    const place = first.findIndex((other) => compare(number, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, number);
    first.length = Math.min(first.length, max);
  }
  return first;
}

/**
 * The number at a 0-based position when the numbers from 0 to `count - 1` are sorted, or undefined if there
 * are fewer. No two may be equal. It selects without sorting all of them (Hoare, “Algorithm 65: Find”, 1961).
 */
function* atPlace(count: number, place: number, compare: Compare): Steps<number | undefined> {
  const numbers = new Int32Array(count);
  for (let number = 0; number < count; number++) numbers[number] = number;
  const at = (index: number): number => numbers[index] ?? 0;
  function swap(a: number, b: number): void {
    const there = at(a);
    numbers[a] = at(b);
    numbers[b] = there;
  }

  let [first, last] = [0, count - 1];
  let comparisons = 0;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const pivot = at(middle);
    swap(middle, last);
    let boundary = first;
    for (let index = first; index < last; index++) {
      if (++comparisons % COMPARISONS_PER_STEP === 0) yield;
      if (compare(at(index), pivot) < 0) swap(index, boundary++);
    }
    swap(boundary, last);
    if (boundary < place) first = boundary + 1;
    else if (boundary > place) last = boundary - 1;
    else break;
  }
  return numbers[place];
}

/** Plays that a kernel has delivered at once, and their tiles, copied. */
interface PlayBlock {
  readonly plays: PlayRecords;
  readonly tiles: Uint8Array;
}

const NO_PLAYS: PlayBlock = { plays: new PlayRecords(new Uint8Array()), tiles: new Uint8Array() };

/** Maximum number of blocks: two million plays. Some racks of many blanks have billions. */
const MAX_BLOCKS = 512;

const placeOf = (play: number): number => play % PLAYS_PER_BLOCK;

/** Packed plays; objects are created on access. Plays are numbered from 0, in the order in which they were found. */
export class PlayList {
  readonly #position: Position;
  readonly #blocks: PlayBlock[] = [];
  #count = 0;

  constructor(position: Position) {
    this.#position = position;
  }

  get count(): number {
    return this.#count;
  }

  /** Score of a play, in points. */
  scoreOf(play: number): number {
    return this.#blockOf(play).plays.scoreOf(placeOf(play));
  }

  /** Equity of a play, in points: its score, and the value of its leave if leaves were given. */
  equityOf(play: number): number {
    return this.#blockOf(play).plays.equityOf(placeOf(play));
  }

  clear(): void {
    this.#count = 0;
    this.#blocks.length = 0;
  }

  get isFull(): boolean {
    return this.#blocks.length >= MAX_BLOCKS;
  }

  /** Copies plays and their tiles from the memory of a kernel: `PLAYS_PER_BLOCK` plays, except the last time. */
  append(records: Uint8Array, tiles: Uint8Array): void {
    this.#blocks.push({ plays: new PlayRecords(records.slice()), tiles: tiles.slice() });
    this.#count += records.length / BYTES_PER_PLAY;
  }

  /** Compares two plays by equity, then in the public order. */
  readonly compare = (a: number, b: number): number => {
    const [{ plays: left }, { plays: right }] = [this.#blockOf(a), this.#blockOf(b)];
    const [one, other] = [placeOf(a), placeOf(b)];
    return (
      right.equityOf(other) - left.equityOf(one) ||
      right.scoreOf(other) - left.scoreOf(one) ||
      left.squareOf(one) - right.squareOf(other) ||
      Number(left.isDown(one)) - Number(right.isDown(other)) ||
      this.#compareTiles(a, b)
    );
  };

  inOrder(): readonly ScoredPlay[] {
    const plays = Array.from({ length: this.#count }, (_, play) => play);
    return plays.toSorted(this.compare).map((play) => this.at(play));
  }

  /** The numbers of the first `max` plays in order, in steps. */
  selectFirstSteps(max: number): Steps<readonly number[]> {
    return firstInOrder(this.#count, max, this.compare);
  }

  /** The play at a 0-based position in order, or undefined if there are fewer plays, in steps. */
  *selectAtSteps(place: number): Steps<Play | undefined> {
    const play = yield* atPlace(this.#count, place, this.compare);
    return play === undefined ? undefined : this.playAt(play);
  }

  /** The number of the first play in order, or undefined if there are no plays. */
  first(): number | undefined {
    let best = 0;
    for (let play = 1; play < this.#count; play++) if (this.compare(play, best) < 0) best = play;
    return this.#count === 0 ? undefined : best;
  }

  firstScored(): ScoredPlay | undefined {
    const first = this.first();
    return first === undefined ? undefined : this.at(first);
  }

  at(play: number): ScoredPlay {
    return { play: this.playAt(play), words: this.wordsOf(play), score: this.scoreOf(play) };
  }

  /** The words that a play forms, the main word first. */
  wordsOf(play: number): readonly string[] {
    return wordsFormed(this.#position, this.playAt(play));
  }

  playAt(play: number): Play {
    const { rules, board } = this.#position;
    const { plays } = this.#blockOf(play);
    const { placedTile } = packedTilesOf(rules.tileSet);
    return {
      tiles: Array.from(this.#tilesOf(play), placedTile),
      square: squareAt(board, plays.squareOf(placeOf(play))),
      direction: plays.isDown(placeOf(play)) ? 'down' : 'across',
    };
  }

  #blockOf(play: number): PlayBlock {
    return this.#blocks[Math.floor(play / PLAYS_PER_BLOCK)] ?? NO_PLAYS;
  }

  #tilesOf(play: number): Uint8Array {
    const { plays, tiles } = this.#blockOf(play);
    const from = plays.tilesAt(placeOf(play));
    return tiles.subarray(from, from + plays.tilesOf(placeOf(play)));
  }

  #compareTiles(a: number, b: number): number {
    const { ranks } = packedTilesOf(this.#position.rules.tileSet);
    const [left, right] = [this.#tilesOf(a), this.#tilesOf(b)];
    for (const [place, tile] of left.entries()) {
      const other = right[place];
      if (other === undefined) break;
      const order = (ranks[tile] ?? 0) - (ranks[other] ?? 0);
      if (order !== 0) return order;
    }
    return left.length - right.length;
  }
}
