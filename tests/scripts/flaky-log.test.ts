import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendFlaky, flakyLogPath } from '../../scripts/ci/flaky-log';
import type { BrowserTest } from '../../scripts/ci/playwright-report';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scraebbkle-flaky-'));
});

afterEach(() => rm(folder, { recursive: true }));

const NOON = new Date('2027-01-02T12:00:00Z');

const flaky = (title: string): BrowserTest => ({
  file: 'e2e/features/story.spec.ts',
  title,
  status: 'flaky',
  reason: 'Error: it hung\nExpected: 1',
});

describe('the log of flaky tests', () => {
  it('is the file that FLAKY_LOG names, or one in the home folder', () => {
    const own = join(homedir(), '.cache/scraebbkle/flaky.jsonl');
    expect(flakyLogPath({ FLAKY_LOG: '/logs/flaky.jsonl' })).toBe('/logs/flaky.jsonl');
    expect(flakyLogPath({})).toBe(own);
    expect(flakyLogPath({ FLAKY_LOG: '' })).toBe(own);
  });

  it('gets one line for each test, after those of earlier runs', async () => {
    const path = join(folder, 'new/flaky.jsonl');
    await appendFlaky(path, [flaky('it begins'), flaky('it ends')], NOON);
    await appendFlaky(path, [flaky('it begins')], NOON);
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const entry = (title: string) => ({
      date: '2027-01-02T12:00:00.000Z',
      file: 'e2e/features/story.spec.ts',
      title,
      reason: 'Error: it hung\nExpected: 1',
    });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      ['it begins', 'it ends', 'it begins'].map(entry),
    );
  });

  it('is not created for a run without flaky tests', async () => {
    await appendFlaky(join(folder, 'flaky.jsonl'), [], NOON);
    expect(await readdir(folder)).toEqual([]);
  });
});
