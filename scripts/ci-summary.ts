/**
 * Reads the reports of the unit, end-to-end, peer-to-peer and engine tests, names the tests that failed,
 * and prints `N passed, N failed` as the last line. Exits with 1 when a test failed or a report is missing.
 */
import { readFile } from 'node:fs/promises';
import { KINDS, type Kind, summaryOf } from './ci/summary';

const folder = new URL('../node_modules/.cache/reports/', import.meta.url);

const textOf = (kind: Kind): Promise<string> =>
  readFile(new URL(`${kind}.json`, folder), 'utf8').catch(() => '');

const [unit = '', e2e = '', p2p = '', engines = ''] = await Promise.all(KINDS.map(textOf));
const { lines, hasFailed } = summaryOf({ unit, e2e, p2p, engines });
console.log(lines.join('\n'));
if (hasFailed) process.exitCode = 1;
