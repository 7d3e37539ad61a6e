import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** One run of a test in one project; `--repeat-each` gives several. */
export interface BrowserTest {
  /** Path of the file from the root of the repository. */
  readonly file: string;
  /** Its groups, title and project. */
  readonly title: string;
  /** `flaky` if it passed only on a retry. */
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** First lines of its first failure; empty if it has none. */
  readonly reason: string;
}

/** `errors` are those outside all tests, for example of a server that does not start. */
export interface PlaywrightReport {
  readonly tests: readonly BrowserTest[];
  readonly errors: readonly string[];
}

const REASON_LINES = 2;

const errors = v.array(v.object({ message: v.optional(v.string(), 'an error') }));

const Test = v.object({
  projectName: v.string(),
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  results: v.array(v.object({ errors })),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly v.InferOutput<typeof Test>[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(Test) })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const Report = v.object({ suites: v.array(Suite), errors });

function reasonOf({ results }: v.InferOutput<typeof Test>): string {
  const failed = results.find((result) => result.errors.length > 0);
  const text = failed?.errors.map(({ message }) => message).join('\n') ?? '';
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, REASON_LINES)
    .join('\n');
}

const testsIn = (
  file: string,
  { specs, suites = [] }: Suite,
  groups: readonly string[],
): readonly BrowserTest[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      file,
      title: `${[...groups, spec.title].join(' › ')} (${test.projectName})`,
      status: test.status,
      reason: reasonOf(test),
    })),
  ),
  ...suites.flatMap((suite) => testsIn(file, suite, [...groups, suite.title])),
];

/** Parses a report of Playwright's JSON reporter, whose files are in `folder`. Throws if it is invalid. */
export function readPlaywrightReport(report: unknown, folder: string): PlaywrightReport {
  const { suites, errors: outside } = v.parse(Report, report);
  return {
    // The title of a top-level suite is the path of its file.
    tests: suites.flatMap((suite) => testsIn(`${folder}/${suite.title}`, suite, [])),
    errors: outside.map(({ message }) => message),
  };
}
