import { err, type Result } from '../engine';
import type { WordList } from './word-list';

/** The kinds of files that a player can choose; a plain one is a board, a tile set or a configuration. */
export type FileKind = 'plain' | 'ruleBook' | 'script' | 'record' | 'archive' | 'wordList';

/** Why a file could not be had at all. */
export type FileUnavailable =
  | { readonly code: 'FILE_NOT_FOUND'; readonly name: string }
  /** The server was not reached, or did not answer with the file; it may be there. */
  | { readonly code: 'FILE_UNREACHABLE'; readonly name: string }
  /** The code that reads such files could not be loaded. */
  | { readonly code: 'READER_NOT_LOADED' }
  /** `most` is the largest size that is read, in bytes. */
  | { readonly code: 'FILE_TOO_LARGE'; readonly max: number }
  | { readonly code: 'FILE_UNREADABLE' }
  | { readonly code: 'BAD_FILE_NAME' };

/** What reads files of the player's own, loaded when the first one is chosen. */
const loadReader = () => import('./own-file').catch(() => undefined);

const NOT_LOADED = err({ code: 'READER_NOT_LOADED' } as const);

/** The text of a file of the player's own; one that is too large for its kind is not read at all. */
export const readUserFile = async (
  file: File,
  kind: FileKind,
): Promise<Result<string, FileUnavailable>> =>
  (await loadReader())?.readText(file, kind) ?? NOT_LOADED;

/** A word list of the player's own. */
export const readOwnList = async (
  file: File,
  name = file.name,
): Promise<Result<WordList, FileUnavailable>> =>
  (await loadReader())?.readList(file, name) ?? NOT_LOADED;

/** A file that a player has picked, or that comes with the page. */
export interface GameFile {
  /** Its name, with its folders where they are known. */
  readonly path: string;
  readonly text: () => Promise<Result<string, FileUnavailable>>;
  /** The same file as a word list. */
  readonly list: () => Promise<Result<WordList, FileUnavailable>>;
}

/** A file of the player's own as part of a configured game. */
export const ownGameFile = (file: File, path: string): GameFile => ({
  path,
  text: () => readUserFile(file, 'plain'),
  list: () => readOwnList(file, path),
});
