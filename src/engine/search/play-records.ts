/** What a play is, as the kernel writes it down (`kernel/layout.ts`). */
export interface PlayRecord {
  /** In points. */
  readonly score: number;
  /** Where its tiles begin among those of all plays that are handed over with it. */
  readonly tilesAt: number;
  /** The square of its first tile, row by row. */
  readonly square: number;
  readonly isDown: boolean;
  /** How many tiles it lays. */
  readonly tiles: number;
}

/** Plays that a kernel hands over at once: all but the last time, it is as many (`kernel/layout.ts`). */
export const PLAYS_AT_ONCE = 4096;

/** Bytes of a play. */
export const BYTES_OF_PLAY = 24;

/** The same in numbers of 64 and of 32 bits, of which the last two tell all but score and equity. */
const POINTS_OF_PLAY = BYTES_OF_PLAY / 8;
const FIELDS_OF_PLAY = BYTES_OF_PLAY / 4;
const TILES_AT = 4;
const REST = 5;

/** Plays in the memory of a kernel, or in a copy of it, by their numbers from 0. */
export class PlayRecords {
  readonly #points: Float64Array;
  readonly #fields: Uint32Array;

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#points = new Float64Array(buffer, byteOffset, length / 8);
    this.#fields = new Uint32Array(buffer, byteOffset, length / 4);
  }

  scoreOf(play: number): number {
    return this.#points[POINTS_OF_PLAY * play] ?? 0;
  }

  equityOf(play: number): number {
    return this.#points[POINTS_OF_PLAY * play + 1] ?? 0;
  }

  tilesAt(play: number): number {
    return this.#fields[FIELDS_OF_PLAY * play + TILES_AT] ?? 0;
  }

  squareOf(play: number): number {
    return this.#restOf(play) & 0xff_ff;
  }

  isDown(play: number): boolean {
    return ((this.#restOf(play) >>> 16) & 0xff) !== 0;
  }

  tilesOf(play: number): number {
    return this.#restOf(play) >>> 24;
  }

  /** Writes a play down, which is worth its score. */
  write(play: number, { score, tilesAt, square, isDown, tiles }: PlayRecord): void {
    this.#points.fill(score, POINTS_OF_PLAY * play, POINTS_OF_PLAY * play + 2);
    this.#fields[FIELDS_OF_PLAY * play + TILES_AT] = tilesAt;
    this.#fields[FIELDS_OF_PLAY * play + REST] = square | (Number(isDown) << 16) | (tiles << 24);
  }

  #restOf(play: number): number {
    return this.#fields[FIELDS_OF_PLAY * play + REST] ?? 0;
  }
}
