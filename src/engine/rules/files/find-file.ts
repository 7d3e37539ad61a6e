import { err, ok, type Result } from '../../result';
import type { FileReference } from './configuration';

/** Why a reference in a configuration does not identify exactly one file. */
export type FindFileError = FileReference &
  (
    | { readonly code: 'FILE_NOT_PICKED' }
    | { readonly code: 'TWO_FILES_FIT'; readonly paths: readonly [string, string] }
  );

/** Splits a path into folders and file name. Some systems decompose accented letters, hence NFC. */
const segmentsOf = (path: string): readonly string[] =>
  path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((segment) => segment !== '' && segment !== '.');

/** Number of equal segments at the ends of two paths. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) {
    length++;
  }
  return length;
}

/** The paths that share the most trailing segments with the wanted one; at least the file name must match. */
function closestPaths(
  paths: readonly string[],
  wanted: string,
  normalize: (path: string) => string,
): readonly string[] {
  const segments = segmentsOf(normalize(wanted));
  const lengths = paths.map((path) => commonLength(segmentsOf(normalize(path)), segments));
  const longest = Math.max(1, ...lengths);
  return paths.filter((_, index) => lengths[index] === longest);
}

/**
 * Finds the picked file (a path or bare name) that a configuration names: the one that shares the most
 * trailing path segments. `\` counts as `/`; `./` and a leading `/` are ignored. Case is ignored only if no
 * file matches exactly, because some systems treat `BAG.TXT` as `bag.txt`.
 */
export function findFile(
  paths: readonly string[],
  wanted: FileReference,
): Result<string, FindFileError> {
  const exact = closestPaths(paths, wanted.name, (path) => path);
  const [first, second] =
    exact.length > 0 ? exact : closestPaths(paths, wanted.name, (path) => path.toLowerCase());
  if (first === undefined) return err({ code: 'FILE_NOT_PICKED', ...wanted });
  return second === undefined
    ? ok(first)
    : err({ code: 'TWO_FILES_FIT', ...wanted, paths: [first, second] });
}
