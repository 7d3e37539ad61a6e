import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const LOAD = JSON.stringify(new URL('../../scripts/ci/load.ts', import.meta.url).href);

/** Starts a process that starts a load and then runs more code; waits until it has done so. */
async function startWithLoad(more: string): Promise<ChildProcess> {
  const code = `const { startLoad } = await import(${LOAD}); const stop = startLoad(2); ${more}; console.log();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  return child;
}

// The busy processes share stderr, which closes when the last of them ends.
describe('a load', () => {
  it('ends when it is stopped', async () => {
    const child = await startWithLoad('stop()');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('ends with the process that started it, even if that is killed', async () => {
    const child = await startWithLoad('');
    child.kill('SIGKILL');
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  });
});
