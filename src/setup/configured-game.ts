import { fromEvent } from 'file-selector';
import {
  type Configuration,
  type ConfigurationFileError,
  configuredRules,
  err,
  findFile,
  type FileReference,
  type FindFileError,
  type LoadedBoard,
  configurationLikelihood,
  MAX_COUNT,
  ok,
  parseConfiguration,
  parseTileSetFile,
  type Result,
  type RuleBook,
  type TileSetFileError,
} from '../engine';
import {
  type BoardError,
  boardNameOfFile,
  readBoard,
  type FileUnavailable,
  type GameFile,
  ownGameFile,
  type FetchText,
  shippedGameFile,
} from './files';
import type { WordList } from './word-list';

/** Why files form no configured game; `file` is the path of the faulty one. */
export type ConfiguredGameError =
  | { readonly code: 'TOO_MANY_FILES'; readonly max: number }
  | { readonly code: 'DROP_UNREADABLE' }
  | { readonly code: 'NO_CONFIGURATION' }
  /** The player has to choose one of them. */
  | { readonly code: 'SEVERAL_CONFIGURATIONS'; readonly files: readonly string[] }
  | ({ readonly file: string } & (
      | { readonly code: 'BAD_FILE'; readonly error: FileUnavailable }
      | { readonly code: 'BAD_CONFIGURATION'; readonly error: ConfigurationFileError }
      | { readonly code: 'BAD_REFERENCE'; readonly error: FindFileError }
      | { readonly code: 'BAD_TILE_SET'; readonly error: TileSetFileError }
      | { readonly code: 'BAD_BOARD'; readonly error: BoardError }
    ));

/** A game as described by a configuration and the files it names. */
export interface ConfiguredGame extends LoadedBoard {
  readonly rules: RuleBook;
  /** The same rules with the tile set and draws of the course's program, including its bug. */
  readonly courseRules: RuleBook;
  readonly boardName: string;
  readonly list: WordList;
  readonly seed: number;
}

type Found<T> = Promise<Result<T, ConfiguredGameError>>;

const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Names the file in an error. */
const inFile = <T, Code extends string, E>(
  code: Code,
  { path: file }: GameFile,
  read: Result<T, E>,
) => (read.ok ? read : err({ code, file, error: read.error }));

const readText = async (file: GameFile): Found<string> =>
  inFile('BAD_FILE', file, await file.text());

/**
 * Finds the configuration among some files and skips unreadable ones. A file with unknown lines is accepted only if
 * no other file looks like a configuration. `chosen` is the path to use if there are several.
 */
async function findConfiguration(
  files: readonly GameFile[],
  chosen: string | undefined,
): Found<GameFile> {
  if (files.length > MAX_COUNT.files) return err({ code: 'TOO_MANY_FILES', max: MAX_COUNT.files });
  const texts = await Promise.all(files.map((file) => file.text()));
  const likeness = texts.map((text) => (text.ok ? configurationLikelihood(text.value) : undefined));
  const full = files.filter((_, index) => likeness[index] === 'full');
  const some = files.filter((_, index) => likeness[index] === 'some');
  const found = full.length > 0 ? full : some;
  const [first, second] = found;
  if (!first || (full.length === 0 && second)) return err({ code: 'NO_CONFIGURATION' });
  if (!second) return ok(first);
  const one = found.find(({ path }) => path === chosen);
  return one
    ? ok(one)
    : err({ code: 'SEVERAL_CONFIGURATIONS', files: found.map(({ path }) => path) });
}

const fileFinder =
  (files: readonly GameFile[], configuration: GameFile) =>
  (wanted: FileReference): Result<GameFile, ConfiguredGameError> => {
    const paths = files.map((file) => file.path);
    const path = inFile('BAD_REFERENCE', configuration, findFile(paths, wanted));
    return path.ok ? ok(files.find((file) => file.path === path.value) ?? configuration) : path;
  };

async function readRules(
  configuration: Configuration,
  file: GameFile,
): Found<Pick<ConfiguredGame, 'rules' | 'courseRules'>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const read = inFile('BAD_TILE_SET', file, parseTileSetFile(text.value));
  if (!read.ok) return read;
  const { tileSet, courseTileSet } = read.value;
  return ok({
    rules: configuredRules(configuration, tileSet),
    courseRules: configuredRules(configuration, courseTileSet, 'course'),
  });
}

async function readBoardOf(rules: RuleBook, file: GameFile): Found<LoadedBoard> {
  const text = await readText(file);
  if (!text.ok) return text;
  return inFile('BAD_BOARD', file, await readBoard(rules, text.value));
}

export async function readConfiguredGame(
  source: GameFile,
  files: readonly GameFile[],
): Found<ConfiguredGame> {
  const text = await readText(source);
  if (!text.ok) return text;
  const configuration = inFile('BAD_CONFIGURATION', source, parseConfiguration(text.value));
  if (!configuration.ok) return configuration;
  const { tileSetFile, boardFile, wordListFile, seed } = configuration.value;
  const find = fileFinder(files, source);
  const tileSetSource = find(tileSetFile);
  if (!tileSetSource.ok) return tileSetSource;
  const boardSource = find(boardFile);
  if (!boardSource.ok) return boardSource;
  const listSource = find(wordListFile);
  if (!listSource.ok) return listSource;

  const rules = await readRules(configuration.value, tileSetSource.value);
  if (!rules.ok) return rules;
  const board = await readBoardOf(rules.value.rules, boardSource.value);
  if (!board.ok) return board;
  const list = inFile('BAD_FILE', listSource.value, await listSource.value.list());
  if (!list.ok) return list;
  return ok({
    ...rules.value,
    ...board.value,
    boardName: boardNameOfFile(baseName(boardSource.value.path)),
    list: list.value,
    seed,
  });
}

/** Reads a configured game that comes with the page; paths are relative to `resources/`. */
export const readShippedGame = (
  configuration: string,
  files: readonly string[],
  fetchText: FetchText,
): Found<ConfiguredGame> =>
  readConfiguredGame(
    shippedGameFile(configuration, fetchText),
    files.map((file) => shippedGameFile(file, fetchText)),
  );

/** Reads a configured game from files of the player; `chosen` is the path of its configuration. */
export async function readPickedGame(
  files: readonly GameFile[],
  chosen?: string,
): Found<ConfiguredGame> {
  const configuration = await findConfiguration(files, chosen);
  return configuration.ok ? readConfiguredGame(configuration.value, files) : configuration;
}

/** Returns the dropped files, including those in folders, with their paths. */
export async function droppedFiles(
  event: DragEvent,
): Promise<Result<readonly GameFile[], { readonly code: 'DROP_UNREADABLE' }>> {
  try {
    const items = await fromEvent(event);
    const files = items.flatMap((item) =>
      // Paths as in a file dialog: file-selector prepends `./` or `/`.
      'relativePath' in item ? [ownGameFile(item, item.relativePath.replace(/^\.?\//, ''))] : [],
    );
    return files.length > 0 ? ok(files) : err({ code: 'DROP_UNREADABLE' });
  } catch {
    return err({ code: 'DROP_UNREADABLE' });
  }
}
