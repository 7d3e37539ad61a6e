import { appendFile, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserTest } from './playwright-report';

/** The file that keeps the flaky tests of all runs on this machine. */
export const flakyLogPath = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['FLAKY_LOG'] || join(homedir(), '.cache/scraebbkle/flaky.jsonl');

/** Appends a line of JSON for each flaky test; without one the file stays as it is, or missing. */
export async function appendFlaky(
  path: string,
  tests: readonly BrowserTest[],
  date: Date,
): Promise<void> {
  if (tests.length === 0) return;
  const lines = tests.map(({ file, title, reason }) =>
    JSON.stringify({ date: date.toISOString(), file, title, reason }),
  );
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, lines.map((line) => `${line}\n`).join(''));
}
