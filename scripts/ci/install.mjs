/**
 * Runs `npm ci` in the current folder, unless `node_modules` already matches `package-lock.json`. Imports no package,
 * since it runs before they are installed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** Fields in which `package.json` and the lock file must agree. */
const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Whether a list of platforms allows this one; a list that excludes some with `!` always counts as allowing it. */
const mayInclude = (list, own) =>
  list === undefined || list.includes(own) || list.some((entry) => entry.startsWith('!'));

/** Whether npm skips a package on this machine, because it or its only dependents are for another platform. */
const isLeftOut = ({ optional, os, cpu, libc: libraries }) =>
  optional === true &&
  ((os === undefined && cpu === undefined) ||
    !mayInclude(os, process.platform) ||
    !mayInclude(cpu, process.arch) ||
    !mayInclude(libraries, libc));

/** Whether all locked packages are installed, no others, and each folder has the version that npm recorded. */
function isInstalled() {
  const { '': root, ...locked } = read('package-lock.json').packages;
  const manifest = read('package.json');
  if (DEPENDENCIES.some((kind) => !isDeepStrictEqual(manifest[kind], root[kind]))) return false;
  // npm writes this file last, so it is missing after an interrupted installation.
  const present = read('node_modules/.package-lock.json').packages;
  return (
    Object.keys(present).every((path) => path in locked) &&
    Object.entries(locked).every(([path, entry]) =>
      path in present
        ? isDeepStrictEqual(present[path], entry) &&
          read(`${path}/package.json`).version === entry.version
        : isLeftOut(entry),
    )
  );
}

function isInstalledForSure() {
  try {
    return isInstalled();
  } catch {
    // A file is missing or unreadable.
    return false;
  }
}

if (isInstalledForSure()) {
  console.log('The locked packages are installed already.');
} else {
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline'];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
