import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../scripts/ci/summary';

const unit = (...statuses: readonly string[]): string =>
  JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    testResults: [
      {
        name: '/somewhere/tests/engine/bag.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({ status, fullName: 'a bag is emptied' })),
      },
    ],
  });

/** A report of a test in a file, and in a group in it. */
const browser = (own: string, grouped: string, ...errors: readonly string[]): string => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'desktop', status }],
  });
  const count = (wanted: string): number =>
    [own, grouped].filter((status) => status === wanted).length;
  return JSON.stringify({
    suites: [
      {
        title: 'story.spec.ts',
        specs: [spec('it ends', own)],
        suites: [{ title: 'a story', specs: [spec('it begins', grouped)] }],
      },
    ],
    stats: { expected: count('expected'), flaky: count('flaky') },
    errors: errors.map((message) => ({ message })),
  });
};

const PASSED = {
  unit: unit('passed', 'passed', 'pending'),
  e2e: browser('expected', 'expected'),
  p2p: browser('expected', 'skipped'),
  engines: browser('expected', 'flaky'),
};

describe('the summary of all tests', () => {
  it('adds up what passed', () => {
    expect(summaryOf(PASSED)).toEqual({ lines: ['7 passed, 0 failed'], hasFailed: false });
  });

  it('names every test that failed, and counts a file or a server that fails as a whole', () => {
    const broken = JSON.stringify({
      numPassedTests: 0,
      testResults: [
        { name: '/somewhere/tests/app/app.test.tsx', status: 'failed', assertionResults: [] },
      ],
    });
    const reports = {
      unit: broken,
      e2e: browser('unexpected', 'unexpected'),
      p2p: browser('expected', 'expected', 'The server did not start'),
      engines: PASSED.engines,
    };
    expect(summaryOf(reports)).toEqual({
      lines: [
        'FAILED unit: tests/app/app.test.tsx',
        'FAILED e2e: story.spec.ts: it ends (desktop)',
        'FAILED e2e: story.spec.ts › a story: it begins (desktop)',
        'FAILED p2p: The server did not start',
        '4 passed, 4 failed',
      ],
      hasFailed: true,
    });
    expect(summaryOf({ ...PASSED, unit: unit('passed', 'failed') }).lines).toEqual([
      'FAILED unit: tests/engine/bag.test.ts: a bag is emptied',
      '6 passed, 1 failed',
    ]);
  });

  it.each(['', '{"suites":[', '{}'])(
    'counts %j, left by a run that stopped, as a failure',
    (text) => {
      const { lines, hasFailed } = summaryOf({ ...PASSED, e2e: text });
      expect(lines[0]).toMatch(/^FAILED e2e: no report could be read: /);
      expect(lines.at(-1)).toBe('5 passed, 1 failed');
      expect(hasFailed).toBe(true);
    },
  );

  it('tells tests that were skipped as a whole from those that had to run', () => {
    expect(summaryOf({ ...PASSED, p2p: '{"skipped":"No network."}' }).lines).toEqual([
      'SKIPPED p2p: No network.',
      '6 passed, 0 failed',
    ]);
    expect(summaryOf({ ...PASSED, p2p: '{"failed":"No network."}' }).lines).toEqual([
      'FAILED p2p: No network.',
      '6 passed, 1 failed',
    ]);
  });
});
