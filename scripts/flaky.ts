/**
 * Repeats files of browser tests while other processes keep both cores of a small machine busy, and prints how often
 * each test failed: `npm run flaky -- --runs 20 e2e/journeys/share.spec.ts`. Exits with 1 if a test failed or none ran.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLoad } from './ci/load';
import { countFailures, runnerOf } from './ci/repeats';

const BUSY_PROCESSES = 2;

const { values, positionals: files } = parseArgs({
  options: { runs: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const runs = Number(values.runs);

/** Runs the tests of the files and writes their report to `report`. */
async function repeat(script: string, report: string): Promise<void> {
  const options = ['--repeat-each', String(runs), '--retries', '0', '--reporter', 'dot,json'];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...files, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  // On Ctrl-C the terminal signals the tests, too: they end and report the runs so far.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  await once(child, 'exit');
}

const runner = runnerOf(files);
if (runner === undefined || !Number.isInteger(runs) || runs < 1) {
  console.error(
    'Name one or more files of e2e, all of the page, of e2e/p2p or of e2e/engines: ' +
      'npm run flaky -- --runs 20 e2e/journeys/share.spec.ts',
  );
  process.exitCode = 1;
} else {
  const folder = await mkdtemp(join(tmpdir(), 'scraebbkle-flaky-'));
  const report = join(folder, 'report.json');
  const stopLoad = startLoad(BUSY_PROCESSES);
  try {
    await repeat(runner.script, report);
    const { lines, hasFailed } = countFailures(
      JSON.parse(await readFile(report, 'utf8')),
      runner.folder,
    );
    console.log(lines.join('\n'));
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    console.error(`No report could be read: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    stopLoad();
    await rm(folder, { recursive: true });
  }
}
