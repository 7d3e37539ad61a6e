import { type BrowserTest, readPlaywrightReport } from './playwright-report';

interface Runner {
  readonly script: string;
  readonly folder: string;
}

const PAGE: Runner = { script: 'scripts/e2e.ts', folder: 'e2e' };

const OTHERS: readonly Runner[] = [
  { script: 'scripts/p2p.ts', folder: 'e2e/p2p' },
  { script: 'scripts/engines.ts', folder: 'e2e/engines' },
];

/** The runner of these files; undefined if there are none, or they need several. */
export function runnerOf(files: readonly string[]): Runner | undefined {
  const runners = new Set(
    files.map((file) => OTHERS.find(({ folder }) => file.includes(`${folder}/`)) ?? PAGE),
  );
  return runners.size === 1 ? [...runners][0] : undefined;
}

interface Repeated {
  readonly name: string;
  readonly runs: number;
  /** One per failure. */
  readonly reasons: readonly string[];
}

function repeatedOf(name: string, tests: readonly BrowserTest[]): Repeated {
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    name,
    runs: tests.filter(({ status }) => status !== 'skipped').length,
    reasons: failed.map(({ reason }) => reason),
  };
}

const linesOf = ({ name, runs, reasons }: Repeated): readonly string[] => [
  `${reasons.length} of ${runs} failed: ${name}`,
  ...[...new Set(reasons)].flatMap((reason) => reason.split('\n').map((line) => `    ${line}`)),
];

interface Repeats {
  /** Failures of each test, the worst first, with the reasons; then errors outside the tests. */
  readonly lines: readonly string[];
  /** Whether something failed, or nothing ran. */
  readonly hasFailed: boolean;
}

/** Counts the failures of each test in a Playwright report about files in `folder`. */
export function countFailures(report: unknown, folder: string): Repeats {
  const { tests, errors } = readPlaywrightReport(report, folder);
  const byName = new Map<string, BrowserTest[]>();
  for (const test of tests) {
    const name = `${test.file} › ${test.title}`;
    byName.set(name, [...(byName.get(name) ?? []), test]);
  }
  const repeated = [...byName]
    .map(([name, runs]) => repeatedOf(name, runs))
    .filter(({ runs }) => runs > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length);
  return {
    lines: [...repeated.flatMap(linesOf), ...errors],
    hasFailed:
      repeated.length === 0 ||
      errors.length > 0 ||
      repeated.some(({ reasons }) => reasons.length > 0),
  };
}
