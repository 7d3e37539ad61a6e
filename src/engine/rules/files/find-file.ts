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

/**
 * The one of the picked files (paths or bare names) that a configuration means: the one whose path
 * has most in common with the wanted one, by whole segments from the end and at least the file's
 * name. `\` is read as `/`; `./` and a leading `/` mean nothing; capitals matter.
 */
export function findFile(
  paths: readonly string[],
  wanted: FileReference,
): Result<string, FindFileError> {
  const segments = segmentsOf(wanted.name);
  const candidates = paths.map((path) => ({
    path,
    length: commonLength(segmentsOf(path), segments),
  }));
  const longest = candidates.reduce((most, { length }) => Math.max(most, length), 1);
  const [first, second] = candidates.filter(({ length }) => length === longest);
  if (!first) return err({ code: 'FILE_NOT_PICKED', ...wanted });
  return second
    ? err({ code: 'TWO_FILES_FIT', ...wanted, paths: [first.path, second.path] })
    : ok(first.path);
}
