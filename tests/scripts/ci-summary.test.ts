import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../scripts/ci/summary';

const unit = (...statuses: readonly string[]): string =>
  JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    testResults: [
      {
        name: resolve('tests/engine/bag.test.ts'),
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({ status, fullName: 'a bag is emptied' })),
      },
    ],
  });

const FAILURE =
  '\u001b[31mError: it hung\u001b[39m\n\n  Expected: 1\nReceived: 0\n    at story.spec.ts:3';

/** The attempts of a test with this final status. */
const resultsOf = (status: string) => {
  const failed = { errors: [{ message: FAILURE }, { message: 'Another error' }] };
  const passed = { errors: [] };
  if (status === 'flaky') return [failed, passed];
  return status === 'unexpected' ? [failed, failed] : [passed];
};

/** A Playwright report of two tests in one file, the second inside a group. */
const browser = (own: string, grouped: string, ...errors: readonly string[]): string => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'desktop', status, results: resultsOf(status) }],
  });
  return JSON.stringify({
    suites: [
      {
        title: 'story.spec.ts',
        specs: [spec('it ends', own)],
        suites: [{ title: 'a story', specs: [spec('it begins', grouped)] }],
      },
    ],
    errors: errors.map((message) => ({ message })),
  });
};

const PASSED = {
  unit: unit('passed', 'passed', 'pending'),
  e2e: browser('expected', 'expected'),
  p2p: browser('expected', 'skipped'),
  engines: browser('expected', 'expected'),
};

describe('the summary of all tests', () => {
  it('adds up the passed tests', () => {
    expect(summaryOf(PASSED)).toEqual({
      lines: ['7 passed, 0 failed'],
      hasFailed: false,
      flaky: [],
    });
  });

  it('names each failed test, and counts a file or server that fails as one failure', () => {
    const broken = JSON.stringify({
      numPassedTests: 0,
      testResults: [
        { name: resolve('src/app/app.test.tsx'), status: 'failed', assertionResults: [] },
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
        'FAILED unit: src/app/app.test.tsx',
        'FAILED e2e: e2e/story.spec.ts › it ends (desktop)',
        'FAILED e2e: e2e/story.spec.ts › a story › it begins (desktop)',
        'FAILED p2p: The server did not start',
        '4 passed, 4 failed',
      ],
      hasFailed: true,
      flaky: [],
    });
    expect(summaryOf({ ...PASSED, unit: unit('passed', 'failed') }).lines).toEqual([
      'FAILED unit: tests/engine/bag.test.ts: a bag is emptied',
      '6 passed, 1 failed',
    ]);
  });

  it('lists browser tests that passed on the second try with their first failure, and does not fail', () => {
    const reports = { ...PASSED, engines: browser('flaky', 'expected') };
    const reason = 'Error: it hung\nExpected: 1';
    expect(summaryOf(reports)).toEqual({
      lines: [
        'FLAKY: passed on the second try',
        '  e2e/engines/story.spec.ts › it ends (desktop)',
        '    Error: it hung',
        '    Expected: 1',
        '7 passed, 0 failed',
      ],
      hasFailed: false,
      flaky: [
        { file: 'e2e/engines/story.spec.ts', title: 'it ends (desktop)', status: 'flaky', reason },
      ],
    });
  });

  it.each(['', '{"suites":[', '{}'])(
    'counts %j, left by an interrupted run, as a failure',
    (text) => {
      const { lines, hasFailed } = summaryOf({ ...PASSED, e2e: text });
      expect(lines[0]).toMatch(/^FAILED e2e: no report could be read: /);
      expect(lines.at(-1)).toBe('5 passed, 1 failed');
      expect(hasFailed).toBe(true);
    },
  );

  it('distinguishes suites that may be skipped from those that had to run', () => {
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
