import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ADOPT = fileURLToPath(new URL('../../scripts/ci/adopt.pl', import.meta.url));

/** Waits until its parent process has ended, then prints the process that adopted it. */
const ORPHAN =
  'parent=$1; while [ "$parent" = "$1" ]; do read -r _ _ _ parent _ </proc/$$/stat; done; echo "$parent"';

/** Prints the id of this process and the output of an orphan of it. */
const FAMILY = `echo "$$" "$( (own=$BASHPID; bash -c '${ORPHAN}' orphan "$own" & ) )"`;

it.runIf(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch))(
  'an orphaned process is adopted by the command',
  () => {
    const output = execFileSync('perl', [ADOPT, 'bash', '-c', FAMILY], { encoding: 'utf8' });
    const [own, parent] = output.trim().split(' ');
    expect(own).toMatch(/^\d+$/);
    expect(parent).toBe(own);
  },
);
