/** Receives the fraction of the work that is done, from 0 to 1. */
export type BuildProgress = (fraction: number) => void;

export const noProgress: BuildProgress = () => {};

type Stages<Ends extends readonly number[]> = readonly [
  ...{ readonly [Stage in keyof Ends]: BuildProgress },
  BuildProgress,
];

/**
 * Divides work into stages: `ends` are the fractions of the whole at which all stages but the last end.
 * Returns a function for each stage that receives its own progress.
 */
export function stagesOf<const Ends extends readonly number[]>(
  onProgress: BuildProgress,
  ...ends: Ends
): Stages<Ends> {
  const stages = [...ends, 1].map((end, stage): BuildProgress => {
    const begin = ends[stage - 1] ?? 0;
    return (fraction) => onProgress(begin + (end - begin) * fraction);
  });
  return stages as unknown as Stages<Ends>;
}

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
