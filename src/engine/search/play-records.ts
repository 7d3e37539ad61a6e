/** A play as the kernel stores it (`kernel/layout.ts`). */
export interface PlayRecord {
  /** In points. */
  readonly score: number;
  /** Index of its first tile among the tiles of all plays that are delivered with it. */
  readonly tilesAt: number;
  /** Index of its first tile's square, row by row. */
  readonly square: number;
  readonly isDown: boolean;
  readonly tiles: number;
}

/** Number of plays that a kernel delivers at once, except the last time. It must match `kernel/layout.ts`. */
export const PLAYS_PER_BLOCK = 4096;

export const BYTES_PER_PLAY = 24;

/**
 * The size of a play in 64-bit and in 32-bit numbers. Its last two 32-bit numbers hold everything but score
 * and equity.
 */
const NUMBERS_PER_PLAY = BYTES_PER_PLAY / 8;
const FIELDS_PER_PLAY = BYTES_PER_PLAY / 4;
const TILES_AT = 4;
const REST = 5;

/** Plays in the memory of a kernel, or in a copy of it, numbered from 0. */
export class PlayRecords {
  readonly #points: Float64Array;
  readonly #fields: Uint32Array;

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#points = new Float64Array(buffer, byteOffset, length / 8);
    this.#fields = new Uint32Array(buffer, byteOffset, length / 4);
  }

  scoreOf(play: number): number {
    return this.#points[NUMBERS_PER_PLAY * play] ?? 0;
  }

  equityOf(play: number): number {
    return this.#points[NUMBERS_PER_PLAY * play + 1] ?? 0;
  }

  tilesAt(play: number): number {
    return this.#fields[FIELDS_PER_PLAY * play + TILES_AT] ?? 0;
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

  /** Writes a play whose equity is its score. */
  write(play: number, { score, tilesAt, square, isDown, tiles }: PlayRecord): void {
    this.#points.fill(score, NUMBERS_PER_PLAY * play, NUMBERS_PER_PLAY * play + 2);
    this.#fields[FIELDS_PER_PLAY * play + TILES_AT] = tilesAt;
    this.#fields[FIELDS_PER_PLAY * play + REST] = square | (Number(isDown) << 16) | (tiles << 24);
  }

  #restOf(play: number): number {
    return this.#fields[FIELDS_PER_PLAY * play + REST] ?? 0;
  }
}
