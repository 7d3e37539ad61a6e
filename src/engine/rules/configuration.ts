import type { TileSet } from '../tiles';
import { CONFIGURATION_RANGES, MAX_LENGTH } from '../limits';
import { parseInteger, type Range } from '../text';
import { splitAt, linesOf, type TextSpan } from '../text-span';
import { err, ok, type Result } from '../result';
import { configured } from './books';
import type { RuleBook } from './rule-book';

export const CONFIGURATION_KEYS = [
  'hand_size',
  'minimum_word_length',
  'seed',
  'tile_bag',
  'dictionary',
  'board',
] as const;

type ConfigurationKey = (typeof CONFIGURATION_KEYS)[number];

/** A file name in a configuration, with its 1-based position (columns in code points). */
export interface FileReference {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

export interface Configuration {
  readonly rackSize: number;
  /** Minimum letters of every word that a play forms. */
  readonly minimumWordLength: number;
  /** A 32-bit integer, signed or unsigned. */
  readonly seed: number;
  readonly tileSetFile: FileReference;
  readonly wordListFile: FileReference;
  readonly boardFile: FileReference;
}

/** Why a configuration file is refused, and where: `line` and `column` are 1-based, in code points. */
export type ConfigurationFileError = { readonly line: number; readonly column: number } & (
  | { readonly code: 'MISSING_COLON' | 'UNKNOWN_KEY'; readonly found: string }
  | { readonly code: 'MISSING_KEY' | 'EMPTY_VALUE'; readonly key: ConfigurationKey }
  | { readonly code: 'KEY_TWICE'; readonly key: ConfigurationKey; readonly firstLine: number }
  | ({
      readonly code: 'BAD_NUMBER';
      readonly key: ConfigurationKey;
      readonly found: string;
    } & Range)
  | { readonly code: 'FILE_NAME_TOO_LONG'; readonly key: ConfigurationKey; readonly max: number }
);

const DEFAULT_MINIMUM_WORD_LENGTH = 2;

const plain = (key: string): string => key.replaceAll('_', '').toLowerCase();

/** Matches a key in any case, with or without underscores: `BOARD`, `HandSize`. */
const findKey = (name: string): ConfigurationKey | undefined =>
  CONFIGURATION_KEYS.find((key) => plain(key) === plain(name));

/** Ranges of the keys that have numbers; the other keys have file names. */
const RANGES: Readonly<Partial<Record<ConfigurationKey, Range>>> = {
  hand_size: CONFIGURATION_RANGES.rackSize,
  minimum_word_length: CONFIGURATION_RANGES.wordLength,
  seed: CONFIGURATION_RANGES.seed,
};

/**
 * Parses a configuration file: one line `key: value` per key, in any order. Empty lines are ignored, as are
 * whitespace around keys, colons and values, and case and underscores in keys. `minimum_word_length` is
 * optional; its default is 2.
 */
export function parseConfiguration(text: string): Result<Configuration, ConfigurationFileError> {
  const lines = linesOf(text);
  const lineOf = new Map<ConfigurationKey, number>();
  const numbers = new Map<ConfigurationKey, number>();
  const files = new Map<ConfigurationKey, FileReference>();

  for (const piece of lines.filter((each) => each.text !== '')) {
    const { text: found, line, column } = piece;
    const [name, value] = splitAt(piece, ':') ?? [];
    if (!name || !value) return err({ code: 'MISSING_COLON', line, column, found });
    const key = findKey(name.text);
    if (key === undefined) return err({ code: 'UNKNOWN_KEY', line, column, found: name.text });
    const firstLine = lineOf.get(key);
    if (firstLine !== undefined) return err({ code: 'KEY_TWICE', line, column, key, firstLine });
    const { text: written, ...place } = value;
    if (written === '') return err({ code: 'EMPTY_VALUE', ...place, key });
    const range = RANGES[key];
    if (range) {
      const number = parseInteger(written, range);
      if (number === undefined) {
        return err({ code: 'BAD_NUMBER', ...place, key, found: written, ...range });
      }
      numbers.set(key, number);
    } else if (written.length > MAX_LENGTH.fileName) {
      return err({ code: 'FILE_NAME_TOO_LONG', ...place, key, max: MAX_LENGTH.fileName });
    } else {
      files.set(key, { name: written, ...place });
    }
    lineOf.set(key, line);
  }

  const missing = (key: ConfigurationKey) =>
    err({ code: 'MISSING_KEY' as const, line: lines.length + 1, column: 1, key });
  const rackSize = numbers.get('hand_size');
  const minimumWordLength = numbers.get('minimum_word_length') ?? DEFAULT_MINIMUM_WORD_LENGTH;
  const seed = numbers.get('seed');
  const tileSetFile = files.get('tile_bag');
  const wordListFile = files.get('dictionary');
  const boardFile = files.get('board');
  if (rackSize === undefined) return missing('hand_size');
  if (seed === undefined) return missing('seed');
  if (tileSetFile === undefined) return missing('tile_bag');
  if (wordListFile === undefined) return missing('dictionary');
  if (boardFile === undefined) return missing('board');
  return ok({ rackSize, minimumWordLength, seed, tileSetFile, wordListFile, boardFile });
}

/** The key of a line, or undefined; `Board::place` has none. */
function keyOf(piece: TextSpan): ConfigurationKey | undefined {
  const [name, value] = splitAt(piece, ':') ?? [];
  return name && !value?.text.startsWith(':') ? findKey(name.text) : undefined;
}

/**
 * Whether a text looks like a configuration: `full` if every line begins with a known key, `some` if only
 * some lines do, so that the others may be mistakes. Values are not checked.
 */
export function configurationLikelihood(text: string): 'full' | 'some' | undefined {
  const keys = linesOf(text)
    .filter((piece) => piece.text !== '')
    .map((piece) => keyOf(piece) !== undefined);
  if (!keys.includes(true)) return undefined;
  return keys.includes(false) ? 'some' : 'full';
}

export const configuredRules = (
  { rackSize, minimumWordLength }: Pick<Configuration, 'rackSize' | 'minimumWordLength'>,
  tileSet: TileSet,
  randomness: RuleBook['randomness'] = configured.randomness,
): RuleBook => ({
  ...configured,
  randomness,
  tileSet,
  rackSize,
  // A single letter is never a word, even if a configuration allows it.
  shortestWord: Math.max(2, minimumWordLength),
});

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

/** The paths that share the most trailing segments with the wanted one; at least the file name must match. */
function closestPaths(
  paths: readonly string[],
  wanted: string,
  normalize: (path: string) => string,
): readonly string[] {
  const endOf = (path: string, length: number): string =>
    segmentsOf(normalize(path)).slice(-length).join('/');
  for (let length = segmentsOf(wanted).length; length > 0; length--) {
    const fitting = paths.filter((path) => endOf(path, length) === endOf(wanted, length));
    if (fitting.length > 0) return fitting;
  }
  return [];
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
