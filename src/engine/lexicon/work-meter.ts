/** Receives how much of the work is done, from 0 to 1. */
export type BuildProgress = (fraction: number) => void;

/** Ignores how much is done. */
export const unreported: BuildProgress = () => {};

/** The progress of a part of the work, which takes it from one fraction to another. */
export const partOf =
  (onProgress: BuildProgress, from: number, to: number): BuildProgress =>
  (fraction) =>
    onProgress(from + (to - from) * fraction);

/**
 * Maximum work between two reports, in units. A unit is a step in the innermost loop, such as a letter that is
 * read: some 20 ns on a desk and ten times that on a slow telephone, where a report then comes every 50 ms.
 */
const UNITS_PER_REPORT = 1 << 18;

/** Counts the units of one pass over words, and reports progress by that count: the engine has no clock. */
export class WorkMeter {
  readonly #units: number;
  readonly #onProgress: BuildProgress;
  #done = 0;
  #due = UNITS_PER_REPORT;

  /** A pass of about so many units; reports never go beyond 1 if it takes more. */
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
