import type { Task } from './task';

/** Times per item of one task, in microseconds. */
export interface Times {
  readonly minimum: number;
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  /** Mean and median, over the items, of the best time of each item. */
  readonly bestMean: number;
  readonly bestMedian: number;
  /** Mean of the slowest run relative to that of the fastest, minus 1. */
  readonly noise: number;
}

const RUNS = 3;
const WARM_UP_MS = 800;
/** Minimum duration of a run, which ends after a full round of the items. */
const RUN_MS = 600;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

function warmUp(task: Task): void {
  const end = performance.now() + WARM_UP_MS;
  for (let item = 0; performance.now() < end; item = (item + 1) % task.size) task.visit(item);
}

/** The times of one run in microseconds, round by round. */
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

/** Measures tasks in interleaved runs, so that a busy moment of the machine affects all of them alike. */
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
