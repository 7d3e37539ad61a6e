import { err, type Result } from '../engine';
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

/** Loaded when the player chooses the first file. */
const loadReader = () => import('./own-file').catch(() => undefined);

const NOT_LOADED = err({ code: 'READER_NOT_LOADED' } as const);

/** Reads the text of a player's file, unless it is too large for its kind. */
export const readUserFile = async (
  file: File,
  kind: FileKind,
): Promise<Result<string, FileUnavailable>> =>
  (await loadReader())?.readText(file, kind) ?? NOT_LOADED;

export const readOwnList = async (
  file: File,
  name = file.name,
): Promise<Result<WordList, FileUnavailable>> =>
  (await loadReader())?.readList(file, name) ?? NOT_LOADED;

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
