/**
 * Runs `npm ci` in the current folder, unless `node_modules` holds already what `package-lock.json` asks for.
 * Plain JavaScript without imports of packages, since it runs before there are any.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** What `package.json` and the lock file must agree on. */
const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Whether a list of platforms may include this one; one that excludes some by `!` always may. */
const mayInclude = (list, own) =>
  list === undefined || list.includes(own) || list.some((entry) => entry.startsWith('!'));

/** Whether npm leaves a package out on this machine: it is for another, or only such a package needs it. */
const isLeftOut = ({ optional, os, cpu, libc: libraries }) =>
  optional === true &&
  ((os === undefined && cpu === undefined) ||
    !mayInclude(os, process.platform) ||
    !mayInclude(cpu, process.arch) ||
    !mayInclude(libraries, libc));

/** Whether every locked package is there, none besides, and each folder holds the version that npm has listed. */
function isInstalled() {
  const { '': root, ...locked } = read('package-lock.json').packages;
  const manifest = read('package.json');
  if (DEPENDENCIES.some((kind) => !isDeepStrictEqual(manifest[kind], root[kind]))) return false;
  // npm writes it last, so that it is missing after an installation that was broken off.
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
