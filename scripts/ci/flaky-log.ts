import { appendFile, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserTest } from './playwright-report';

export const flakyLogPath = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['FLAKY_LOG'] || join(homedir(), '.cache/scraebbkle/flaky.jsonl');

/** Appends one line of JSON per flaky test; does not touch the file if there is none. */
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
