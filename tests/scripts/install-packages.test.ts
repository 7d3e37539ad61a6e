import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/ci/install.mjs', import.meta.url));

const HIDDEN_LOCK = 'node_modules/.package-lock.json';

const ADA = { version: '1.0.0', integrity: 'sha512-ada' };
const BEA = { version: '2.0.0', integrity: 'sha512-bea', dev: true };
const FOREIGN = { version: '3.0.0', optional: true, os: ['another system'], cpu: [process.arch] };
const OWN = { ...FOREIGN, os: [process.platform] };
const WITH_FOREIGN = { version: '4.0.0', optional: true };

const DEPENDENCIES = { dependencies: { ada: '^1.0.0' }, devDependencies: { bea: '^2.0.0' } };
const LOCKED = { 'node_modules/ada': ADA, 'node_modules/bea': BEA };

let folder = '';

function write(path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const lock = (packages: object): void =>
  write('package-lock.json', { packages: { '': DEPENDENCIES, ...packages } });

function installs(): boolean {
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT], {
    cwd: folder,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout.startsWith('npm ci ');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scraebbkle-install-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho npm "$@"\n', { mode: 0o755 });
  write('package.json', { name: 'game', ...DEPENDENCIES });
  lock({ ...LOCKED, 'node_modules/foreign': FOREIGN, 'node_modules/with-foreign': WITH_FOREIGN });
  write(HIDDEN_LOCK, { packages: LOCKED });
  write('node_modules/ada/package.json', { version: '1.0.0' });
  write('node_modules/bea/package.json', { version: '2.0.0' });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('packages', () => {
  it('are not installed if they match the lock file, apart from optional ones for other systems', () => {
    expect(installs()).toBe(false);
  });

  it.each([
    {
      change: 'none are installed',
      make: () => rmSync(join(folder, 'node_modules'), { recursive: true }),
    },
    { change: 'an installation was broken off', make: () => rmSync(join(folder, HIDDEN_LOCK)) },
    {
      change: 'a folder is missing',
      make: () => rmSync(join(folder, 'node_modules/bea'), { recursive: true }),
    },
    {
      change: 'a folder holds another version',
      make: () => write('node_modules/bea/package.json', { version: '2.0.1' }),
    },
    {
      change: 'another version is locked',
      make: () => lock({ ...LOCKED, 'node_modules/bea': { ...BEA, version: '2.0.1' } }),
    },
    {
      change: 'other content is locked under the same version',
      make: () => lock({ ...LOCKED, 'node_modules/bea': { ...BEA, integrity: 'sha512-new' } }),
    },
    { change: 'one more is locked', make: () => lock({ ...LOCKED, 'node_modules/cleo': ADA }) },
    { change: 'one is no longer locked', make: () => lock({ 'node_modules/ada': ADA }) },
    {
      change: 'an optional one of this system is missing',
      make: () => lock({ ...LOCKED, 'node_modules/own': OWN }),
    },
    {
      change: 'the package file asks for what is not locked',
      make: () => write('package.json', { ...DEPENDENCIES, dependencies: { ada: '^1.1.0' } }),
    },
    { change: 'the lock file is damaged', make: () => write('package-lock.json', 'damaged') },
  ])('are installed if $change', ({ make }) => {
    make();
    expect(installs()).toBe(true);
  });
});
