import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * Maximum executions of code blocks between two reports: about 20 ms on a desktop computer, 100 ms on a
 * device five times as slow.
 */
const MAX_BLOCK_RUNS = 4_000_000;

type Counts = readonly (readonly [what: string, counts: readonly number[]])[];

const counted: Counts = JSON.parse(
  execFileSync('npx', ['tsx', 'tests/support/count-work.ts'], { encoding: 'utf8' }),
);

describe('work on word lists', () => {
  it.each(counted)('reports progress after a bounded amount of work: %s', (_what, counts) => {
    expect(Math.max(...counts)).toBeLessThan(MAX_BLOCK_RUNS);
  });

  it('exceeds in total what may pass without a report', () => {
    const sums = counted.map(([, counts]) => counts.reduce((sum, count) => sum + count, 0));
    expect(Math.max(...sums)).toBeGreaterThan(10 * MAX_BLOCK_RUNS);
    expect(counted).toHaveLength(9);
  });
});
