/**
 * Reads the reports of the unit, end-to-end, peer-to-peer and engine tests and prints `N passed, N
 * failed` as the last line. Exits with 1 when a test failed or a report is missing.
 */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const folder = new URL('../node_modules/.cache/reports/', import.meta.url);

const Vitest = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

const Playwright = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** A test file that fails as a whole, say at an import, counts as one failure. */
const countUnit = (report: unknown): Counts => {
  const { numPassedTests, testResults } = v.parse(Vitest, report);
  const failed = testResults.map((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed').length;
    return file.status === 'failed' ? Math.max(1, tests) : tests;
  });
  return { passed: numPassedTests, failed: failed.reduce((sum, count) => sum + count, 0) };
};

/** An error outside every test, say a server that does not start, counts as one failure. */
const countEndToEnd = (report: unknown): Counts => {
  const { stats, errors } = v.parse(Playwright, report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
};

const Engines = v.array(
  v.object({ steps: v.optional(v.array(v.object({ error: v.optional(v.string()) })), []) }),
);

/** Every step of a journey is a test; an engine that was skipped counts for nothing. */
const countEngines = (report: unknown): Counts => {
  const steps = v.parse(Engines, report).flatMap((engine) => engine.steps);
  const failed = steps.filter(({ error }) => error !== undefined).length;
  return { passed: steps.length - failed, failed };
};

const PeerToPeer = v.union([
  v.object({ skipped: v.string() }),
  v.object({ failed: v.string() }),
  Playwright,
]);

/** Tests that were skipped as a whole count for nothing; those that had to run, and did not, for one. */
const countPeerToPeer = (report: unknown): Counts => {
  const outcome = v.parse(PeerToPeer, report);
  if ('skipped' in outcome) {
    console.log(`Peer-to-peer tests were skipped: ${outcome.skipped}`);
    return { passed: 0, failed: 0 };
  }
  if ('failed' in outcome) {
    console.log(`Peer-to-peer tests could not run: ${outcome.failed}`);
    return { passed: 0, failed: 1 };
  }
  return countEndToEnd(outcome);
};

const read = async (
  name: string,
  count: (report: unknown) => Counts,
): Promise<Counts | undefined> => {
  try {
    return count(JSON.parse(await readFile(new URL(name, folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`No test report ${name} could be read: ${reason}`);
    return undefined;
  }
};

const counts = [
  await read('unit.json', countUnit),
  await read('e2e.json', countEndToEnd),
  await read('p2p.json', countPeerToPeer),
  await read('engines.json', countEngines),
];
const passed = counts.reduce((sum, report) => sum + (report?.passed ?? 0), 0);
const failed = counts.reduce((sum, report) => sum + (report?.failed ?? 0), 0);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || counts.includes(undefined) ? 1 : 0;
