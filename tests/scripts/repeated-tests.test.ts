import { describe, expect, it } from 'vitest';
import { countFailures, runnerOf } from '../../scripts/ci/repeats';

const run = (outcome: string) => ({
  projectName: 'desktop',
  status: ['expected', 'skipped'].includes(outcome) ? outcome : 'unexpected',
  results: [{ errors: ['expected', 'skipped'].includes(outcome) ? [] : [{ message: outcome }] }],
});

const reportOf = (
  tests: Readonly<Record<string, readonly string[]>>,
  ...errors: readonly string[]
) => ({
  suites: [
    {
      title: 'features/story.spec.ts',
      specs: Object.entries(tests).map(([title, runs]) => ({ title, tests: runs.map(run) })),
    },
  ],
  errors: errors.map((message) => ({ message })),
});

describe('repeated tests', () => {
  it('are listed with the number and reasons of failures, worst first', () => {
    const report = reportOf({
      begins: ['expected', 'expected', 'expected'],
      ends: ['Error: it hung\nfor long', 'expected', 'Error: it hung\nfor long'],
      rests: ['expected', 'Error: it ran', 'skipped'],
    });
    expect(countFailures(report, 'e2e')).toEqual({
      lines: [
        '2 of 3 failed: e2e/features/story.spec.ts › ends (desktop)',
        '    Error: it hung',
        '    for long',
        '1 of 2 failed: e2e/features/story.spec.ts › rests (desktop)',
        '    Error: it ran',
        '0 of 3 failed: e2e/features/story.spec.ts › begins (desktop)',
      ],
      hasFailed: true,
    });
  });

  it('pass only if at least one ran and nothing failed', () => {
    const outcomeOf = (...args: Parameters<typeof reportOf>): boolean =>
      countFailures(reportOf(...args), 'e2e').hasFailed;
    expect(outcomeOf({ begins: ['expected', 'expected'] })).toBe(false);
    expect(outcomeOf({ begins: ['skipped'] })).toBe(true);
    expect(outcomeOf({})).toBe(true);
    expect(outcomeOf({ begins: ['expected'] }, 'The server did not start')).toBe(true);
  });

  it.each([
    { files: ['e2e/features/share.spec.ts', 'bugs/blanks.spec.ts'], script: 'scripts/e2e.ts' },
    { files: ['/project/e2e/p2p/links.spec.ts'], script: 'scripts/p2p.ts' },
    { files: ['e2e/engines/journey.spec.ts'], script: 'scripts/engines.ts' },
    { files: ['e2e/p2p/links.spec.ts', 'e2e/engines/journey.spec.ts'], script: undefined },
    { files: [], script: undefined },
  ])('in $files are run by $script', ({ files, script }) => {
    expect(runnerOf(files)?.script).toBe(script);
  });
});
