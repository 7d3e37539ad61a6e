import { type Direction, otherDirection, type Square, squareAt, step } from '../board';
import { alphabetOf, type PlacedTile } from '../tiles';
import { BLANK, textRanks } from './packed-rack';
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

/** Tiles that there is room for at first, for each play. */
const TILES_PER_PLAY = 4;

function grown<T extends Float64Array | Int32Array | Uint8Array>(
  array: T,
  make: (length: number) => T,
): T {
  const larger = make(array.length * 2);
  larger.set(array);
  return larger;
}

/** Plays as they are found, in arrays: nothing is made for a single one until it is asked for. */
export class PlayList {
  readonly #position: Position;
  #ranks: Uint8Array | undefined;
  /** Score, square of the first tile laid (row by row), direction and first of the tiles. */
  #score: Float64Array<ArrayBuffer>;
  #square: Int32Array<ArrayBuffer>;
  #isDown: Uint8Array<ArrayBuffer>;
  #tilesAt: Int32Array<ArrayBuffer>;
  #tiles: Uint8Array<ArrayBuffer>;
  #count = 0;
  #used = 0;

  /** A list of plays of a position; it begins with room for `room` plays, and grows. */
  constructor(position: Position, room: number) {
    this.#position = position;
    this.#score = new Float64Array(room);
    this.#square = new Int32Array(room);
    this.#isDown = new Uint8Array(room);
    this.#tilesAt = new Int32Array(room);
    this.#tiles = new Uint8Array(room * TILES_PER_PLAY);
  }

  /** How many plays have been found. */
  get count(): number {
    return this.#count;
  }

  /** The score of a play by the number under which it was found, in points. */
  scoreOf(play: number): number {
    return this.#score[play] ?? 0;
  }

  /** Forgets all plays. */
  clear(): void {
    this.#count = 0;
    this.#used = 0;
  }

  /** Takes plays from where a kernel has written them down. */
  take(from: KernelInstance, plays: number): void {
    const tiles = from.playTilesAt[plays] ?? 0;
    this.#makeRoom(plays, tiles);
    const [count, used] = [this.#count, this.#used];
    this.#score.set(from.playScores.subarray(0, plays), count);
    this.#square.set(from.playSquares.subarray(0, plays), count);
    this.#isDown.set(from.playIsDown.subarray(0, plays), count);
    this.#tiles.set(from.playTiles.subarray(0, tiles), used);
    for (let play = 1; play <= plays; play++) {
      this.#tilesAt[count + play] = used + (from.playTilesAt[play] ?? 0);
    }
    this.#count = count + plays;
    this.#used = used + tiles;
  }

  /** Compares two plays by the public order. */
  readonly compare = (a: number, b: number): number =>
    this.scoreOf(b) - this.scoreOf(a) ||
    (this.#square[a] ?? 0) - (this.#square[b] ?? 0) ||
    (this.#isDown[a] ?? 0) - (this.#isDown[b] ?? 0) ||
    this.#compareTiles(a, b);

  /** Every play, in the public order. */
  inOrder(): readonly ScoredPlay[] {
    return Array.from(this.#order(), (play) => this.at(play));
  }

  /** The play at a place of the public order, from 0, or undefined where there are fewer. */
  inOrderAt(place: number): ScoredPlay | undefined {
    const play = this.#order()[place];
    return play === undefined ? undefined : this.at(play);
  }

  /** The first play in the public order. */
  first(): ScoredPlay | undefined {
    let best = 0;
    for (let play = 1; play < this.#count; play++) if (this.compare(play, best) < 0) best = play;
    return this.#count === 0 ? undefined : this.at(best);
  }

  /** A play by the number under which it was found. */
  at(play: number): ScoredPlay {
    const { letters } = alphabetOf(this.#position.rules.tileSet);
    const from = this.#tilesAt[play] ?? 0;
    const to = this.#tilesAt[play + 1] ?? from;
    const tiles = Array.from(this.#tiles.subarray(from, to), (tile): PlacedTile => {
      const letter = letters[(tile & ~BLANK) - 1] ?? '';
      return tile >= BLANK ? { kind: 'blank', letter } : { kind: 'letter', letter };
    });
    const direction: Direction = this.#isDown[play] === 1 ? 'down' : 'across';
    const square = squareAt(this.#position.board, this.#square[play] ?? 0);
    const found = { tiles, square, direction };
    return {
      play: found,
      words: wordsFormed(this.#position, found),
      score: this.scoreOf(play),
    };
  }

  /** The plays by the numbers under which they were found, in the public order. */
  #order(): Int32Array {
    return Int32Array.from({ length: this.#count }, (_, play) => play).toSorted(this.compare);
  }

  #compareTiles(a: number, b: number): number {
    this.#ranks ??= textRanks(alphabetOf(this.#position.rules.tileSet));
    const [tiles, ranks] = [this.#tiles, this.#ranks];
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

  /** Makes room for more plays, and their tiles. */
  #makeRoom(plays: number, tiles: number): void {
    while (this.#count + plays >= this.#score.length) {
      this.#score = grown(this.#score, (length) => new Float64Array(length));
      this.#square = grown(this.#square, (length) => new Int32Array(length));
      this.#isDown = grown(this.#isDown, (length) => new Uint8Array(length));
      this.#tilesAt = grown(this.#tilesAt, (length) => new Int32Array(length));
    }
    while (this.#used + tiles > this.#tiles.length) {
      this.#tiles = grown(this.#tiles, (length) => new Uint8Array(length));
    }
  }
}
