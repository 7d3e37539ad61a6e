/** Deterministic integer counts of the work: the same on every machine and in every run. */
export type Counters = Readonly<Record<string, number>>;

export function sumOf(all: readonly Counters[]): Counters {
  const sum: Record<string, number> = {};
  for (const counters of all) {
    for (const [name, count] of Object.entries(counters)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
