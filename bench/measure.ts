import type { Task } from './task';

/** Times of one task, in microseconds an item. */
export interface Times {
  readonly minimum: number;
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  /** Mean and median over the items of the shortest time that each of them took. */
  readonly bestMean: number;
  readonly bestMedian: number;
  /** By how much the mean of the slowest run exceeds that of the fastest: 0.1 is a tenth. */
  readonly noise: number;
}

const RUNS = 3;
const WARM_UP_MS = 800;
/** How long a run goes on at least; it ends with a whole round of the items. */
const RUN_MS = 600;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which a share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** Goes through the items in rotation for a while. */
function warmUp(task: Task): void {
  const end = performance.now() + WARM_UP_MS;
  for (let item = 0; performance.now() < end; item = (item + 1) % task.size) task.visit(item);
}

/** The times of one run, round after round, in microseconds. */
function run(task: Task): readonly number[] {
  const times: number[] = [];
  const end = performance.now() + RUN_MS;
  do {
    for (let item = 0; item < task.size; item++) {
      const begin = performance.now();
      task.visit(item);
      times.push((performance.now() - begin) * 1000);
    }
  } while (performance.now() < end);
  return times;
}

function timesOf({ size }: Task, runs: readonly (readonly number[])[]): Times {
  const sorted = runs.flat().toSorted((a, b) => a - b);
  const best = Array.from({ length: size }, (_, item) =>
    Math.min(...runs.flatMap((times) => times.filter((__, index) => index % size === item))),
  ).toSorted((a, b) => a - b);
  const means = runs.map(meanOf);
  return {
    minimum: quantile(sorted, 0),
    median: quantile(sorted, 0.5),
    mean: meanOf(sorted),
    p95: quantile(sorted, 0.95),
    bestMean: meanOf(best),
    bestMedian: quantile(best, 0.5),
    noise: Math.max(...means) / Math.min(...means) - 1,
  };
}

/** Measures tasks in interleaved runs, so that a busy moment of the machine hits all of them alike. */
export function measure(tasks: readonly Task[]): readonly Times[] {
  for (const task of tasks) warmUp(task);
  const runs = Array.from({ length: RUNS }, () => tasks.map(run));
  return tasks.map((task, index) =>
    timesOf(
      task,
      runs.map((times) => times[index] ?? []),
    ),
  );
}
