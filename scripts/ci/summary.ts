import * as v from 'valibot';

interface Outcome {
  readonly passed: number;
  /** What failed, a line each. */
  readonly failed: readonly string[];
  /** Why no test ran at all, where none had to. */
  readonly skipped?: string;
}

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
    const file = name.replace(/^.*\/(?=tests\/)/, '');
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
  if ('skipped' in outcome) return { passed: 0, failed: [], skipped: outcome.skipped };
  return 'failed' in outcome ? { passed: 0, failed: [outcome.failed] } : readPlaywright(outcome);
}

/** What the reports of each kind of test are read with, by the names of their files. */
const READERS = {
  unit: readVitest,
  e2e: readPlaywright,
  p2p: readPeerToPeer,
  engines: readPlaywright,
} as const satisfies Readonly<Record<string, (report: unknown) => Outcome>>;

export type Kind = keyof typeof READERS;

export const KINDS: readonly Kind[] = ['unit', 'e2e', 'p2p', 'engines'];

/** A run that stopped early has left no report, or part of one, which counts as one failure. */
function outcomeOf(kind: Kind, text: string): Outcome {
  try {
    return READERS[kind](JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [`no report could be read: ${reason}`] };
  }
}

/**
 * What the reports of all tests come to, as lines of which the last is `N passed, N failed`; the text of a
 * report that is missing is empty.
 */
export function summaryOf(reports: Readonly<Record<Kind, string>>): {
  readonly lines: readonly string[];
  readonly hasFailed: boolean;
} {
  const outcomes = KINDS.map((kind) => ({ kind, ...outcomeOf(kind, reports[kind]) }));
  const lines = outcomes.flatMap(({ kind, failed, skipped }) => [
    ...(skipped === undefined ? [] : [`SKIPPED ${kind}: ${skipped}`]),
    ...failed.map((line) => `FAILED ${kind}: ${line}`),
  ]);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
  return { lines: [...lines, `${passed} passed, ${failed} failed`], hasFailed: failed > 0 };
}
