import { type Direction, otherDirection, type Square, squareAt, step } from '../board';
import { packedTilesOf } from './packed-tiles';
import type { KernelInstance } from './kernel-instance';
import type { Position, ScoredPlay } from './position';
import { type Play, tileAt } from '../play';

/** The letters of the tiles that lie from a square on, one way along a direction. */
function lettersFrom(position: Position, square: Square, along: Direction, way: 1 | -1): string {
  let letters = '';
  for (let at = step(square, along, way); ; at = step(at, along, way)) {
    const tile = tileAt(position, at);
    if (!tile) return letters;
    letters = way === 1 ? letters + tile.letter : tile.letter + letters;
  }
}

/** The words that a legal play forms, in capitals, the one along it first. */
function wordsFormed(position: Position, { square, direction, tiles }: Play): string[] {
  const across = otherDirection(direction);
  let word = lettersFrom(position, square, direction, -1);
  const crossWords: string[] = [];
  let at = square;
  for (const { letter } of tiles) {
    for (let there = tileAt(position, at); there; there = tileAt(position, at)) {
      word += there.letter;
      at = step(at, direction, 1);
    }
    word += letter;
    const before = lettersFrom(position, at, across, -1);
    const after = lettersFrom(position, at, across, 1);
    if (before || after) crossWords.push(before + letter + after);
    at = step(at, direction, 1);
  }
  word += lettersFrom(position, step(at, direction, -1), direction, 1);
  return [word, ...crossWords];
}

/** An array with room for a number of entries, and at least twice as many as it had. */
function grown<T extends Float64Array | Int32Array | Uint8Array>(
  array: T,
  room: number,
  make: (length: number) => T,
): T {
  if (array.length >= room) return array;
  const larger = make(Math.max(room, 2 * array.length));
  larger.set(array);
  return larger;
}

/** Plays as they are found, in arrays: nothing is made for a single one until it is asked for. */
export class PlayList {
  readonly #position: Position;
  /** Score, equity, square of the first tile laid (row by row), direction and first of the tiles. */
  #score = new Float64Array();
  #equity = new Float64Array();
  #square = new Int32Array();
  #isDown = new Uint8Array();
  #tilesAt = new Int32Array();
  #tiles = new Uint8Array();
  #count = 0;
  #used = 0;

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
    return this.#score[play] ?? 0;
  }

  /**
   * What a play is worth by the number under which it was found, in points: its score, and the tiles
   * kept where leaves were told.
   */
  equityOf(play: number): number {
    return this.#equity[play] ?? 0;
  }

  /** Forgets all plays. */
  clear(): void {
    this.#count = 0;
    this.#used = 0;
  }

  /** Takes plays from where a kernel has written them down. */
  take(from: KernelInstance, plays: number): void {
    const tiles = from.playTilesAt[plays] ?? 0;
    const [count, used] = [this.#count, this.#used];
    this.#makeRoom(count + plays, used + tiles);
    this.#score.set(from.playScores.subarray(0, plays), count);
    this.#equity.set(from.playEquities.subarray(0, plays), count);
    this.#square.set(from.playSquares.subarray(0, plays), count);
    this.#isDown.set(from.playIsDown.subarray(0, plays), count);
    this.#tiles.set(from.playTiles.subarray(0, tiles), used);
    for (let play = 1; play <= plays; play++) {
      this.#tilesAt[count + play] = used + (from.playTilesAt[play] ?? 0);
    }
    this.#count = count + plays;
    this.#used = used + tiles;
  }

  /** Compares two plays: by equity, and then in the public order. */
  readonly compare = (a: number, b: number): number =>
    this.equityOf(b) - this.equityOf(a) ||
    this.scoreOf(b) - this.scoreOf(a) ||
    (this.#square[a] ?? 0) - (this.#square[b] ?? 0) ||
    (this.#isDown[a] ?? 0) - (this.#isDown[b] ?? 0) ||
    this.#compareTiles(a, b);

  /** Every play, in order. */
  inOrder(): readonly ScoredPlay[] {
    return Array.from(this.#order(), (play) => this.at(play));
  }

  /** The play at a place of the order, from 0, or undefined where there are fewer. */
  inOrderAt(place: number): ScoredPlay | undefined {
    const play = this.#order()[place];
    return play === undefined ? undefined : this.at(play);
  }

  /** The first play in order. */
  first(): ScoredPlay | undefined {
    let best = 0;
    for (let play = 1; play < this.#count; play++) if (this.compare(play, best) < 0) best = play;
    return this.#count === 0 ? undefined : this.at(best);
  }

  /** A play by the number under which it was found, with its words and its score. */
  at(play: number): ScoredPlay {
    const found = this.playAt(play);
    return { play: found, words: wordsFormed(this.#position, found), score: this.scoreOf(play) };
  }

  /** A play by the number under which it was found. */
  playAt(play: number): Play {
    const { rules, board } = this.#position;
    const { placedTile } = packedTilesOf(rules.tileSet);
    const from = this.#tilesAt[play] ?? 0;
    const to = this.#tilesAt[play + 1] ?? from;
    return {
      tiles: Array.from(this.#tiles.subarray(from, to), placedTile),
      square: squareAt(board, this.#square[play] ?? 0),
      direction: this.#isDown[play] === 1 ? 'down' : 'across',
    };
  }

  /** The plays by the numbers under which they were found, in order. */
  #order(): Int32Array {
    return Int32Array.from({ length: this.#count }, (_, play) => play).toSorted(this.compare);
  }

  #compareTiles(a: number, b: number): number {
    const { ranks } = packedTilesOf(this.#position.rules.tileSet);
    const tiles = this.#tiles;
    let left = this.#tilesAt[a] ?? 0;
    let right = this.#tilesAt[b] ?? 0;
    const leftEnd = this.#tilesAt[a + 1] ?? left;
    const rightEnd = this.#tilesAt[b + 1] ?? right;
    for (; left < leftEnd && right < rightEnd; left++, right++) {
      const order = (ranks[tiles[left] ?? 0] ?? 0) - (ranks[tiles[right] ?? 0] ?? 0);
      if (order !== 0) return order;
    }
    return leftEnd - left - (rightEnd - right);
  }

  /** Makes room for numbers of plays, and of their tiles. */
  #makeRoom(plays: number, tiles: number): void {
    this.#score = grown(this.#score, plays, (length) => new Float64Array(length));
    this.#equity = grown(this.#equity, plays, (length) => new Float64Array(length));
    this.#square = grown(this.#square, plays, (length) => new Int32Array(length));
    this.#isDown = grown(this.#isDown, plays, (length) => new Uint8Array(length));
    this.#tilesAt = grown(this.#tilesAt, plays + 1, (length) => new Int32Array(length));
    this.#tiles = grown(this.#tiles, tiles, (length) => new Uint8Array(length));
  }
}
