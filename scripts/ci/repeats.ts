import { type BrowserTest, readPlaywrightReport } from './playwright-report';

/** A command that runs browser tests, and the folder of its files. */
interface Runner {
  readonly script: string;
  readonly folder: string;
}

const PAGE: Runner = { script: 'scripts/e2e.ts', folder: 'e2e' };

const OTHERS: readonly Runner[] = [
  { script: 'scripts/p2p.ts', folder: 'e2e/p2p' },
  { script: 'scripts/engines.ts', folder: 'e2e/engines' },
];

/** The command that runs these files; undefined if there are none, or they take several. */
export function runnerOf(files: readonly string[]): Runner | undefined {
  const runners = new Set(
    files.map((file) => OTHERS.find(({ folder }) => file.includes(`${folder}/`)) ?? PAGE),
  );
  return runners.size === 1 ? [...runners][0] : undefined;
}

/** What the runs of one test came to. */
interface Repeated {
  readonly name: string;
  /** How often it ran. */
  readonly runs: number;
  /** The reason of each failure. */
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

/** What many runs of some tests came to. */
interface Repeats {
  /** How often each test failed, the worst first, and with which reasons; errors outside the tests. */
  readonly lines: readonly string[];
  /** Whether something failed, or nothing ran at all. */
  readonly hasFailed: boolean;
}

/** Counts the failures of each test in a report of Playwright about files below `folder`. */
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
