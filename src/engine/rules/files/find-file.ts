import { err, ok, type Result } from '../../result';
import type { FileReference } from './configuration';

/** Why no file can be taken for the one that a configuration names, and where it names it. */
export type FindFileError = FileReference &
  (
    | { readonly code: 'FILE_NOT_PICKED' }
    | { readonly code: 'TWO_FILES_FIT'; readonly paths: readonly [string, string] }
  );

/** Folders and file of a path; some systems spell accented letters of names as two characters. */
const segmentsOf = (path: string): readonly string[] =>
  path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((segment) => segment !== '' && segment !== '.');

/** How many segments two paths have in common, counted from their ends. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) {
    length++;
  }
  return length;
}

/** The paths that have most in common with a wanted one: by whole segments from the end, at least the file's name. */
function nearest(
  paths: readonly string[],
  wanted: string,
  spelt: (path: string) => string,
): readonly string[] {
  const segments = segmentsOf(spelt(wanted));
  const lengths = paths.map((path) => commonLength(segmentsOf(spelt(path)), segments));
  const longest = Math.max(1, ...lengths);
  return paths.filter((_, index) => lengths[index] === longest);
}

/**
 * The one of the picked files (paths or bare names) that a configuration means: the one whose path
 * has most in common with the wanted one. `\` is read as `/`; `./` and a leading `/` mean nothing.
 * Capitals matter only between files of the same name: some systems take `BAG.TXT` for `bag.txt`.
 */
export function findFile(
  paths: readonly string[],
  wanted: FileReference,
): Result<string, FindFileError> {
  const exact = nearest(paths, wanted.name, (path) => path);
  const [first, second] =
    exact.length > 0 ? exact : nearest(paths, wanted.name, (path) => path.toLowerCase());
  if (first === undefined) return err({ code: 'FILE_NOT_PICKED', ...wanted });
  return second === undefined
    ? ok(first)
    : err({ code: 'TWO_FILES_FIT', ...wanted, paths: [first, second] });
}
