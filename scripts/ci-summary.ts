/**
 * Reads the reports of the unit, end-to-end, peer-to-peer and engine tests, names the tests that failed,
 * and prints `N passed, N failed` as the last line. Exits with 1 when a test failed or a report is missing.
 */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

interface Outcome {
  readonly passed: number;
  /** What failed, a line each. */
  readonly failed: readonly string[];
}

const folder = new URL('../node_modules/.cache/reports/', import.meta.url);
const root = new URL('..', import.meta.url).pathname;

const Vitest = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** A test file that fails as a whole, say at an import, counts as one failure. */
function readVitest(report: unknown): Outcome {
  const { numPassedTests, testResults } = v.parse(Vitest, report);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(root, '');
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [file];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const Playwright = v.object({
  suites: v.array(Suite),
  stats: v.object({ expected: v.number(), flaky: v.number() }),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error') })),
});

const failuresIn = ({ title, specs, suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${title}: ${spec.title} (${projectName})`),
  ),
  ...suites.flatMap((suite) =>
    failuresIn(suite.title === title ? suite : { ...suite, title: `${title} › ${suite.title}` }),
  ),
];

/** An error outside every test, say a server that does not start, counts as one failure. */
function readPlaywright(report: unknown): Outcome {
  const { suites, stats, errors } = v.parse(Playwright, report);
  const failed = [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message)];
  return { passed: stats.expected + stats.flaky, failed };
}

const PeerToPeer = v.union([
  v.object({ skipped: v.string() }),
  v.object({ failed: v.string() }),
  Playwright,
]);

/** Tests that were skipped as a whole count for nothing; those that had to run, and did not, for one. */
function readPeerToPeer(report: unknown): Outcome {
  const outcome = v.parse(PeerToPeer, report);
  if ('skipped' in outcome) {
    console.log(`Peer-to-peer tests were skipped: ${outcome.skipped}`);
    return { passed: 0, failed: [] };
  }
  return 'failed' in outcome ? { passed: 0, failed: [outcome.failed] } : readPlaywright(outcome);
}

/** A run that stopped early has no report, which counts as one failure. */
async function outcomeOf(name: string, read: (report: unknown) => Outcome): Promise<Outcome> {
  try {
    return read(JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [`no report of these tests could be read: ${reason}`] };
  }
}

const readers = {
  unit: readVitest,
  e2e: readPlaywright,
  p2p: readPeerToPeer,
  engines: readPlaywright,
};
let passed = 0;
let failed = 0;
for (const [name, read] of Object.entries(readers)) {
  const outcome = await outcomeOf(name, read);
  passed += outcome.passed;
  failed += outcome.failed.length;
  for (const line of outcome.failed) console.log(`FAILED ${name}: ${line}`);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
