import { describe, expect, it } from 'vitest';
import { hasFailed, lineOf, reportMissing } from '../../scripts/engines/report';
import { travel } from '../../scripts/engines/steps';

const never = (): Promise<never> => new Promise(() => {});

const step = (name: string, take: (seen: string[]) => Promise<void>) => ({ name, take });

const leaves = (mark: string) =>
  step(`leaves ${mark}`, async (seen) => {
    seen.push(mark);
  });

const breaks = step('breaks', () => Promise.reject(new Error('broken\n  in two')));

const from = async (): Promise<string[]> => [];

describe('a journey', () => {
  it('takes its steps in order, the start first', async () => {
    const seen: string[] = [];
    expect(await travel(async () => seen, [leaves('a'), leaves('b')])).toEqual([
      { step: 'starts' },
      { step: 'leaves a' },
      { step: 'leaves b' },
    ]);
    expect(seen).toEqual(['a', 'b']);
  });

  it('ends with the first step that fails, which tells why in one line', async () => {
    expect(await travel(from, [leaves('a'), breaks, leaves('b')])).toEqual([
      { step: 'starts' },
      { step: 'leaves a' },
      { step: 'breaks', error: 'broken in two' },
    ]);
  });

  it('ends with a start that fails', async () => {
    const fails = (): Promise<string[]> => Promise.reject(new Error('no screen'));
    expect(await travel(fails, [leaves('a')])).toEqual([{ step: 'starts', error: 'no screen' }]);
  });

  it('gives up a step, or a start, that hangs', async () => {
    const hangs = step('hangs', never);
    expect(await travel(from, [hangs, leaves('a')], 20)).toEqual([
      { step: 'starts' },
      { step: 'hangs', error: 'no answer in 0.02 s' },
    ]);
    expect(await travel(never, [leaves('a')], 20)).toEqual([
      { step: 'starts', error: 'no answer in 0.02 s' },
    ]);
  });
});

describe('the report', () => {
  const reason = 'Firefox was not found.';
  const finding = { ok: false, name: 'Firefox', reason, packages: [] } as const;
  const passed = { engine: 'Chromium', steps: [{ step: 'starts' }, { step: 'opens the page' }] };
  const skipped = reportMissing(finding, false);

  it('skips an engine that is missing, and says why', () => {
    expect(lineOf(skipped)).toBe('Firefox: skipped. Firefox was not found.');
    expect(hasFailed([passed, skipped])).toBe(false);
  });

  it('fails an engine that is missing where it should have been installed', () => {
    const failed = reportMissing(finding, true);
    expect(lineOf(failed)).toBe(
      'Firefox: FAILED where it should be installed: Firefox was not found.',
    );
    expect(hasFailed([passed, failed])).toBe(true);
  });

  it('fails an engine in which a step failed, and tells the step', () => {
    const failed = {
      engine: 'WebKit',
      steps: [{ step: 'starts' }, { step: 'drags a tile', error: 'no answer in 45 s' }],
    };
    expect(lineOf(failed)).toBe('WebKit: FAILED where it drags a tile: no answer in 45 s');
    expect(hasFailed([failed, passed])).toBe(true);
  });

  it('passes where every step was taken', () => {
    expect(lineOf(passed)).toBe('Chromium: passed, 2 steps.');
    expect(hasFailed([passed])).toBe(false);
  });

  it('fails where no engine was there at all', () => {
    expect(hasFailed([skipped, skipped])).toBe(true);
  });
});
