import { execFileSync } from 'node:child_process';

/** Runs git in a folder; its output, or undefined if it fails. */
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
 * The commit that a change began at: the last one that passed every check on this machine, if it is an ancestor;
 * else where the main branch of the remote was left, or the commit before if there is no such branch. Undefined
 * if that cannot be told, as for the last commit of that branch itself.
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
 * The paths, relative to the root of the repository, that are not as they were when the change began, those
 * that are not committed included. Undefined if that cannot be told, as in a clone without history.
 */
export function changedPaths(folder: string, passed?: string): readonly string[] | undefined {
  const base = baseOf(folder, passed);
  if (base === undefined) return undefined;
  const changed = git(folder, 'diff', '--name-only', '--no-renames', '-z', base);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '--full-name', '-z');
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}${added}`.split('\0').filter((path) => path !== '');
}

/** The commit of a checkout in which nothing has changed since. */
export function cleanCommit(folder: string): string | undefined {
  if (git(folder, 'status', '--porcelain') !== '') return undefined;
  return git(folder, 'rev-parse', 'HEAD')?.trim();
}
