/** What a play is, as the kernel writes it down (`kernel/layout.ts`). */
export interface PlayRecord {
  /** In points. */
  readonly score: number;
  /** Where its tiles begin among those of all plays. */
  readonly tilesAt: number;
  /** The square of its first tile, row by row. */
  readonly square: number;
  readonly isDown: boolean;
  /** How many tiles it lays. */
  readonly tiles: number;
}

/** Bytes of a play, and where its fields are. */
export const BYTES_OF_PLAY = 24;
const EQUITY = 8;
const TILES_AT = 16;
const SQUARE = 20;
const IS_DOWN = 22;
const TILES = 23;

/** Plays in the memory of a kernel, or in a copy of it, by their numbers from 0. */
export class PlayRecords {
  readonly #view: DataView;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#view = new DataView(buffer, byteOffset, byteLength);
  }

  scoreOf(play: number): number {
    return this.#view.getFloat64(BYTES_OF_PLAY * play, true);
  }

  equityOf(play: number): number {
    return this.#view.getFloat64(BYTES_OF_PLAY * play + EQUITY, true);
  }

  tilesAt(play: number): number {
    return this.#view.getUint32(BYTES_OF_PLAY * play + TILES_AT, true);
  }

  squareOf(play: number): number {
    return this.#view.getUint16(BYTES_OF_PLAY * play + SQUARE, true);
  }

  isDown(play: number): boolean {
    return this.#view.getUint8(BYTES_OF_PLAY * play + IS_DOWN) !== 0;
  }

  tilesOf(play: number): number {
    return this.#view.getUint8(BYTES_OF_PLAY * play + TILES);
  }

  /** Writes a play down, which is worth its score. */
  write(play: number, { score, tilesAt, square, isDown, tiles }: PlayRecord): void {
    const at = BYTES_OF_PLAY * play;
    this.#view.setFloat64(at, score, true);
    this.#view.setFloat64(at + EQUITY, score, true);
    this.#view.setUint32(at + TILES_AT, tilesAt, true);
    this.#view.setUint16(at + SQUARE, square, true);
    this.#view.setUint8(at + IS_DOWN, isDown ? 1 : 0);
    this.#view.setUint8(at + TILES, tiles);
  }
}
