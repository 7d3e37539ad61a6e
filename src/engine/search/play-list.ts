import { squareAt } from '../board';
import type { Play } from '../play';
import { packedTilesOf } from './packed-tiles';
import { BYTES_OF_PLAY, PlayRecords } from './play-records';
import type { Position, ScoredPlay } from './position';
import { wordsFormed } from './words-formed';

type Bytes = Uint8Array<ArrayBuffer>;

/** The first bytes of an array and others behind them, in a copy or where there is room. */
function appended(array: Bytes, length: number, more: Uint8Array): Bytes {
  if (length === 0) return new Uint8Array(more);
  const all = length + more.length;
  let roomy = array;
  if (array.length < all) {
    roomy = new Uint8Array(Math.max(all, 2 * array.length));
    roomy.set(array);
  }
  roomy.set(more, length);
  return roomy;
}

const NOTHING: Bytes = new Uint8Array();
const NO_PLAYS = new PlayRecords(NOTHING);

/** Most plays of a list; some racks of dozens of tiles with many blanks have billions. */
const MOST_LISTED = 2 ** 21;

/** Plays as they are found: nothing is made for a single one until it is asked for. */
export class PlayList {
  readonly #position: Position;
  #records = NOTHING;
  #plays = NO_PLAYS;
  #tiles = NOTHING;
  #count = 0;
  #tileCount = 0;

  /** A list of plays of a position. */
  constructor(position: Position) {
    this.#position = position;
  }

  /** How many plays have been found. */
  get count(): number {
    return this.#count;
  }

  /** The score of a play by the number under which it was found, in points. */
  scoreOf(play: number): number {
    return this.#plays.scoreOf(play);
  }

  /**
   * What a play is worth by the number under which it was found, in points: its score, and the tiles
   * kept where leaves were told.
   */
  equityOf(play: number): number {
    return this.#plays.equityOf(play);
  }

  /** Forgets all plays. */
  clear(): void {
    this.#count = 0;
    this.#tileCount = 0;
  }

  /** Whether there is no room for more plays. */
  get isFull(): boolean {
    return this.#count >= MOST_LISTED;
  }

  /** Takes plays, and the tiles of all of them, from where a kernel has written them down. */
  take(records: Uint8Array, tiles: Uint8Array): void {
    this.#records = appended(this.#records, BYTES_OF_PLAY * this.#count, records);
    this.#plays = new PlayRecords(this.#records);
    this.#tiles = appended(this.#tiles, this.#tileCount, tiles);
    this.#count += records.length / BYTES_OF_PLAY;
    this.#tileCount += tiles.length;
  }

  /** Compares two plays: by equity, and then in the public order. */
  readonly compare = (a: number, b: number): number => {
    const plays = this.#plays;
    return (
      plays.equityOf(b) - plays.equityOf(a) ||
      plays.scoreOf(b) - plays.scoreOf(a) ||
      plays.squareOf(a) - plays.squareOf(b) ||
      Number(plays.isDown(a)) - Number(plays.isDown(b)) ||
      this.#compareTiles(a, b)
    );
  };

  /** Every play, in order. */
  inOrder(): readonly ScoredPlay[] {
    return Array.from(this.#order(), (play) => this.at(play));
  }

  /** The first plays in order, at most so many, by the numbers under which they were found. */
  firstInOrder(most: number): readonly number[] {
    const first: number[] = [];
    for (let play = 0; play < this.#count; play++) {
      const last = first.length < most ? undefined : first.at(-1);
      if (last !== undefined && this.compare(play, last) >= 0) continue;
      const place = first.findIndex((other) => this.compare(play, other) < 0);
      first.splice(place < 0 ? first.length : place, 0, play);
      first.length = Math.min(first.length, most);
    }
    return first;
  }

  /** The play at a place of the order, from 0, or undefined where there are fewer. */
  inOrderAt(place: number): Play | undefined {
    const play = this.#order()[place];
    return play === undefined ? undefined : this.playAt(play);
  }

  /** The first play in order, or undefined where there is none. */
  first(): Play | undefined {
    const first = this.#first();
    return first === undefined ? undefined : this.playAt(first);
  }

  /** The first play in order with its words and its score. */
  firstScored(): ScoredPlay | undefined {
    const first = this.#first();
    return first === undefined ? undefined : this.at(first);
  }

  /** A play by the number under which it was found, with its words and its score. */
  at(play: number): ScoredPlay {
    return { play: this.playAt(play), words: this.wordsOf(play), score: this.scoreOf(play) };
  }

  /** The words that a play forms, the one along it first. */
  wordsOf(play: number): readonly string[] {
    return wordsFormed(this.#position, this.playAt(play));
  }

  /** A play by the number under which it was found. */
  playAt(play: number): Play {
    const { rules, board } = this.#position;
    const { placedTile } = packedTilesOf(rules.tileSet);
    return {
      tiles: Array.from(this.#tilesOf(play), placedTile),
      square: squareAt(board, this.#plays.squareOf(play)),
      direction: this.#plays.isDown(play) ? 'down' : 'across',
    };
  }

  #first(): number | undefined {
    let best = 0;
    for (let play = 1; play < this.#count; play++) if (this.compare(play, best) < 0) best = play;
    return this.#count === 0 ? undefined : best;
  }

  /** The plays by the numbers under which they were found, in order. */
  #order(): Int32Array {
    return Int32Array.from({ length: this.#count }, (_, play) => play).toSorted(this.compare);
  }

  #tilesOf(play: number): Uint8Array {
    const from = this.#plays.tilesAt(play);
    return this.#tiles.subarray(from, from + this.#plays.tilesOf(play));
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
