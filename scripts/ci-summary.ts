/**
 * Reads the reports of the unit, end-to-end, peer-to-peer and engine tests. Lists failed and flaky tests, appends the
 * flaky ones to a log, and prints `N passed, N failed` as the last line. Exits with 1 if a test failed or a report is
 * missing.
 */
import { readFile } from 'node:fs/promises';
import { appendFlaky, flakyLogPath } from './ci/flaky-log';
import { KINDS, type Kind, summaryOf } from './ci/summary';

const folder = new URL('../node_modules/.cache/reports/', import.meta.url);

const textOf = (kind: Kind): Promise<string> =>
  readFile(new URL(`${kind}.json`, folder), 'utf8').catch(() => '');

const [unit = '', e2e = '', p2p = '', engines = ''] = await Promise.all(KINDS.map(textOf));
const { lines, hasFailed, flaky } = summaryOf({ unit, e2e, p2p, engines });
// An unwritable log must not fail the run.
await appendFlaky(flakyLogPath(process.env), flaky, new Date()).catch((error: unknown) => {
  console.log(`The flaky tests could not be logged: ${String(error)}`);
});
console.log(lines.join('\n'));
if (hasFailed) process.exitCode = 1;
