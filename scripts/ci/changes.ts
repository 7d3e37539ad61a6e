import { execFileSync } from 'node:child_process';

/** Runs git in a folder; returns its output, or undefined if it fails. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: [...stdio] });
  } catch {
    return undefined;
  }
}

const isAncestor = (folder: string, commit: string): boolean =>
  git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;

/**
 * The commit to compare with: the last one that passed every check on this machine, if it is an ancestor; else the
 * fork point from the remote's main branch, or the previous commit if there is no such branch. Undefined if there is
 * none, or if HEAD is the fork point itself.
 */
function baseOf(folder: string, passed: string | undefined): string | undefined {
  if (passed !== undefined && isAncestor(folder, passed)) return passed;
  if (git(folder, 'rev-parse', '--verify', 'origin/main') === undefined) {
    return git(folder, 'rev-parse', '--verify', 'HEAD~1')?.trim();
  }
  const base = git(folder, 'merge-base', 'HEAD', 'origin/main')?.trim();
  return base === git(folder, 'rev-parse', 'HEAD')?.trim() ? undefined : base;
}

/**
 * Paths changed since that commit, relative to the root of the repository, including uncommitted and untracked files.
 * Undefined if they are unknown, for example in a clone without history.
 */
export function changedPaths(folder: string, passed?: string): readonly string[] | undefined {
  const base = baseOf(folder, passed);
  if (base === undefined) return undefined;
  const changed = git(folder, 'diff', '--name-only', '--no-renames', '-z', base);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '--full-name', '-z');
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}${added}`.split('\0').filter((path) => path !== '');
}

/** The commit of a checkout; undefined if there are uncommitted changes. */
export function cleanCommit(folder: string): string | undefined {
  if (git(folder, 'status', '--porcelain') !== '') return undefined;
  return git(folder, 'rev-parse', 'HEAD')?.trim();
}
