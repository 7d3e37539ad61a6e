import {
  err,
  MAX_BYTES,
  MAX_LENGTH,
  ok,
  type Result,
  type BoardFileError,
  type LoadedBoard,
  type RuleBook,
  sanitizeName,
} from '../engine';
import type { WordList } from './word-list';

/** Kinds of files that a player can choose; a plain one is a board, a tile set or a configuration. */
export type FileKind = 'plain' | 'ruleBook' | 'script' | 'record' | 'archive' | 'wordList';

export type FileUnavailable =
  | { readonly code: 'FILE_NOT_FOUND'; readonly name: string }
  /** The server did not answer, or not with the file, which may exist. */
  | { readonly code: 'FILE_UNREACHABLE'; readonly name: string }
  | { readonly code: 'READER_NOT_LOADED' }
  /** `max` is the limit in bytes. */
  | { readonly code: 'FILE_TOO_LARGE'; readonly max: number }
  | { readonly code: 'FILE_UNREADABLE' }
  | { readonly code: 'BAD_FILE_NAME' };

/** Loads the code that reads files, which the first view does not need. */
export const loadFileReader = () => import('./file-reader');

const reader = () => loadFileReader().catch(() => undefined);

const NOT_LOADED = err({ code: 'READER_NOT_LOADED' } as const);

/** Reads the text of a player's file, unless it is too large for its kind. */
export const readUserFile = async (
  file: File,
  kind: FileKind,
): Promise<Result<string, FileUnavailable>> => (await reader())?.readText(file, kind) ?? NOT_LOADED;

export const readOwnList = async (
  file: File,
  name = file.name,
): Promise<Result<WordList, FileUnavailable>> =>
  (await reader())?.readList(file, name) ?? NOT_LOADED;

export const readOwnGcg = async (file: File): Promise<Result<string, FileUnavailable>> =>
  (await reader())?.readGcgFile(file) ?? NOT_LOADED;

/** A file that a player has picked, or that comes with the page. */
export interface GameFile {
  /** The name, with folders if they are known. */
  readonly path: string;
  readonly text: () => Promise<Result<string, FileUnavailable>>;
  readonly list: () => Promise<Result<WordList, FileUnavailable>>;
}

export const ownGameFile = (file: File, path: string): GameFile => ({
  path,
  text: () => readUserFile(file, 'plain'),
  list: () => readOwnList(file, path),
});

/** Whether a name stays inside `resources/`. */
const isPlainName = (name: string): boolean =>
  /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split('/').includes('..');

/** Returns the URL of a file under `resources/`; the folder itself if the name leads out of it. */
export const resourceAddress = (name: string): string =>
  new URL(`resources/${isPlainName(name) ? name : ''}`, document.baseURI).href;

/** Fetches a file under `resources/`; `max` is its maximum size in bytes, by default that of a plain file. */
export type FetchText = (name: string, max?: number) => Promise<Result<string, FileUnavailable>>;

export const fetchResource: FetchText = async (name, max = MAX_BYTES.plainFile) => {
  if (!isPlainName(name)) return err({ code: 'BAD_FILE_NAME' });
  try {
    const response = await fetch(resourceAddress(name));
    if (response.status === 404 || response.status === 410) {
      return err({ code: 'FILE_NOT_FOUND', name });
    }
    if (!response.ok) return err({ code: 'FILE_UNREACHABLE', name });
    const text = await response.text();
    return text.length > max ? err({ code: 'FILE_TOO_LARGE', max }) : ok(text);
  } catch {
    return err({ code: 'FILE_UNREACHABLE', name });
  }
};

export const shippedGameFile = (path: string, fetchText: FetchText): GameFile => ({
  path,
  text: () => fetchText(path),
  list: async () => ok({ kind: 'shipped', file: path }),
});

export type BoardError = FileUnavailable | BoardFileError;

export type ReadBoard = Result<LoadedBoard, BoardError>;

/** Parses a board file for a game; the board may have tiles on it. */
export const readBoard = async (rules: RuleBook, text: string): Promise<ReadBoard> =>
  (await reader())?.parseBoardFile(rules, text) ?? NOT_LOADED;

/** The name of a board from a file: that of the file, shortened to what a record allows. */
export function boardNameOfFile(name: string): string {
  const characters = [...sanitizeName(name)];
  return characters.length > MAX_LENGTH.title
    ? `${characters.slice(0, MAX_LENGTH.title - 1).join('')}…`
    : characters.join('');
}

export async function readOwnBoard(rules: RuleBook, file: File): Promise<ReadBoard> {
  const text = await readUserFile(file, 'plain');
  return text.ok ? readBoard(rules, text.value) : text;
}

export async function fetchBoard(
  rules: RuleBook,
  name: string,
  fetchText: FetchText,
): Promise<ReadBoard> {
  const text = await fetchText(name);
  return text.ok ? readBoard(rules, text.value) : text;
}
