/** Receives the fraction of the work that is done, from 0 to 1. */
export type BuildProgress = (fraction: number) => void;

export const noProgress: BuildProgress = () => {};

/** Reports the progress of a part of the work, which takes the whole from one fraction to another. */
export const subrange =
  (onProgress: BuildProgress, from: number, to: number): BuildProgress =>
  (fraction) =>
    onProgress(from + (to - from) * fraction);

/**
 * Maximum work between two reports, in units. A unit is a step of the innermost loop, such as reading a
 * letter: about 20 ns on a desktop computer. A slow phone takes ten times as long and reports every 50 ms.
 */
const UNITS_PER_REPORT = 1 << 18;

/** Counts the units of one pass over words, and reports progress by that count: the engine has no clock. */
export class WorkMeter {
  readonly #units: number;
  readonly #onProgress: BuildProgress;
  #done = 0;
  #due = UNITS_PER_REPORT;

  /** The number of units is an estimate. If the pass takes more, reports stay at 1. */
  constructor(units: number, onProgress: BuildProgress) {
    this.#units = Math.max(units, 1);
    this.#onProgress = onProgress;
  }

  count(units = 1): void {
    this.#done += units;
    if (this.#done >= this.#due) this.#report();
  }

  /** Reports that the pass is done. */
  end(): void {
    this.#onProgress(1);
  }

  #report(): void {
    this.#due = this.#done + UNITS_PER_REPORT;
    this.#onProgress(Math.min(1, this.#done / this.#units));
  }
}
