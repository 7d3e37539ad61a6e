import { err, type LoadedBoard, ok, parseRuleBook, type Result, type RuleBook } from '../../engine';
import { configuredGameReason, fileReason, ownFileReason, ownRuleBookReason } from '../../messages';
import {
  boardNameOfFile,
  CONFIGURATIONS,
  DEFAULT_LIST,
  type ConfiguredGame,
  type ConfiguredGameError,
  fetchBoard,
  type FetchText,
  type Game,
  ownGame,
  ownGameFile,
  readOwnBoard,
  readPickedGame,
  readShippedGame,
  readUserFile,
  type WordList,
} from '../../setup';

/** A game with its board, as it is chosen for an entry. */
export interface ChosenGame extends LoadedBoard {
  readonly rules: RuleBook;
  readonly boardName: string;
  /** The list of the game; undefined if only the board is another. */
  readonly list?: WordList;
}

/** The game, or why it cannot be read, as a sentence. */
type Read = Promise<Result<ChosenGame, string>>;

/** A game on its default board, or the same game on the board with this path relative to `resources/`. */
export async function gameOn(
  { rules, defaultBoard, otherBoards }: Game,
  fetchText: FetchText,
  file?: string,
): Read {
  const chosen = otherBoards.find((each) => each.file === file) ?? defaultBoard;
  const game = { rules, boardName: chosen.name, ...(file === undefined && { list: DEFAULT_LIST }) };
  if (!('file' in chosen)) return ok({ ...game, board: chosen.board, given: [] });
  const read = await fetchBoard(rules, chosen.file, fetchText);
  return read.ok ? ok({ ...game, ...read.value }) : err(fileReason(read.error));
}

/** The same game on a board from a file, which may have tiles on it. */
export async function gameOnOwnBoard(rules: RuleBook, file: File): Read {
  const read = await readOwnBoard(rules, file);
  return read.ok
    ? ok({ rules, ...read.value, boardName: boardNameOfFile(file.name) })
    : err(ownFileReason(file.name, read.error));
}

function configuredGame(read: Result<ConfiguredGame, ConfiguredGameError>): Awaited<Read> {
  if (!read.ok) return err(configuredGameReason(read.error));
  const { rules, board, given, boardName, list } = read.value;
  return ok({ rules, board, given, boardName, list });
}

/** A game by a configuration that comes with the page. */
export async function shippedConfiguration(name: string, fetchText: FetchText): Read {
  const shipped = CONFIGURATIONS.find((each) => each.name === name);
  if (!shipped) throw new Error(`No configuration has the name ${name}`);
  return configuredGame(await readShippedGame(shipped.configuration, shipped.files, fetchText));
}

/** A game by files of the player: one with its rules, or a configuration and the files that it names. */
export async function gameOfFiles(files: readonly File[], fetchText: FetchText): Read {
  const [file, ...others] = files;
  if (!file || others.length > 0 || !file.name.endsWith('.json')) {
    return configuredGame(await readPickedGame(files.map((each) => ownGameFile(each, each.name))));
  }
  const text = await readUserFile(file, 'ruleBook');
  if (!text.ok) return err(ownFileReason(file.name, text.error));
  const book = parseRuleBook(text.value);
  return book.ok
    ? gameOn(ownGame(book.value), fetchText)
    : err(ownRuleBookReason(file.name, book.error));
}
