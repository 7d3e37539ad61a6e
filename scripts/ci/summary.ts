import { relative } from 'node:path';
import * as v from 'valibot';
import { type BrowserTest, readPlaywrightReport } from './playwright-report';

interface Outcome {
  readonly passed: number;
  /** One line per failure. */
  readonly failed: readonly string[];
  /** Tests that passed on a retry. */
  readonly flaky: readonly BrowserTest[];
  /** Why no test had to run. */
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

/** A test file that fails as a whole, for example at an import, counts as one failure. */
function readVitest(report: unknown): Outcome {
  const { numPassedTests, testResults } = v.parse(Vitest, report);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [file];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed, flaky: [] };
}

const nameOf = ({ file, title }: BrowserTest): string => `${file} › ${title}`;

function readPlaywright(report: unknown, folder: string): Outcome {
  const { tests, errors } = readPlaywrightReport(report, folder);
  const failed = tests.filter(({ status }) => status === 'unexpected').map(nameOf);
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [...failed, ...errors],
    flaky: tests.filter(({ status }) => status === 'flaky'),
  };
}

const NothingRan = v.union([v.object({ skipped: v.string() }), v.object({ failed: v.string() })]);

/** Tests skipped as a whole count as nothing; required tests that did not run count as one failure. */
function readPeerToPeer(report: unknown): Outcome {
  const nothing = v.safeParse(NothingRan, report);
  if (!nothing.success) return readPlaywright(report, 'e2e/p2p');
  const { output } = nothing;
  return 'skipped' in output
    ? { passed: 0, failed: [], flaky: [], skipped: output.skipped }
    : { passed: 0, failed: [output.failed], flaky: [] };
}

/** Parsers of the reports, by the name of the file. */
const READERS = {
  unit: readVitest,
  e2e: (report) => readPlaywright(report, 'e2e'),
  p2p: readPeerToPeer,
  engines: (report) => readPlaywright(report, 'e2e/engines'),
} as const satisfies Readonly<Record<string, (report: unknown) => Outcome>>;

export type Kind = keyof typeof READERS;

export const KINDS: readonly Kind[] = ['unit', 'e2e', 'p2p', 'engines'];

/** A missing or truncated report, from a run that stopped early, counts as one failure. */
function outcomeOf(kind: Kind, text: string): Outcome {
  try {
    return READERS[kind](JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: [`no report could be read: ${reason}`], flaky: [] };
  }
}

/** A heading and the flaky tests, each with the reason of its first failure. */
const flakyLines = (tests: readonly BrowserTest[]): readonly string[] =>
  tests.length === 0
    ? []
    : [
        'FLAKY: passed on the second try',
        ...tests.flatMap((test) => [
          `  ${nameOf(test)}`,
          ...test.reason.split('\n').map((line) => `    ${line}`),
        ]),
      ];

interface Summary {
  /** Lines to print; the last one is `N passed, N failed`. */
  readonly lines: readonly string[];
  readonly hasFailed: boolean;
  readonly flaky: readonly BrowserTest[];
}

/** Summarises all reports; the text of a missing report is empty. */
export function summaryOf(reports: Readonly<Record<Kind, string>>): Summary {
  const outcomes = KINDS.map((kind) => ({ kind, ...outcomeOf(kind, reports[kind]) }));
  const lines = outcomes.flatMap(({ kind, failed, skipped }) => [
    ...(skipped === undefined ? [] : [`SKIPPED ${kind}: ${skipped}`]),
    ...failed.map((line) => `FAILED ${kind}: ${line}`),
  ]);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  return {
    lines: [...lines, ...flakyLines(flaky), `${passed} passed, ${failed} failed`],
    hasFailed: failed > 0,
    flaky,
  };
}
