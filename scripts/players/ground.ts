import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  type Board,
  type GradedWords,
  gradedWordsFrom,
  type Lexicon,
  lexiconOf,
  parseBoard,
  parseRuleBook,
  parseWordList,
  type Result,
  RULE_BOOKS,
  type RuleBook,
  type SavedRuleBook,
  type SearchWords,
  searchWordsOf,
} from '../../src/engine';
import { GAMES, ownGame } from '../../src/setup';
import { kernelMaker } from '../kernel/make-kernel';

/** Unwraps a result that must be a success. */
export function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export interface Ground {
  readonly rules: RuleBook;
  readonly board: Board;
  readonly lexicon: Lexicon;
  readonly words: SearchWords;
  readonly graded: GradedWords | undefined;
}

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`There is no file "${path}" that can be read.`);
  }
};

const resource = (name: string): string => fileOf(`public/resources/${name}`);

/** The rules of a built-in game by its id, or from a file that the page has saved. */
function rulesOf(name: string): SavedRuleBook {
  const rules = RULE_BOOKS.find((book) => book.id === name);
  if (rules) return { rules, board: undefined };
  if (name.endsWith('.json')) return valueOf(parseRuleBook(fileOf(name)));
  const ids = RULE_BOOKS.map(({ id }) => id).join(', ');
  throw new Error(`There is no game "${name}": choose ${ids}, or the file of a rule book.`);
}

function boardOf({ rules, board }: SavedRuleBook, path: string | undefined): Board {
  const { id, boardFormat } = rules;
  if (path !== undefined) return valueOf(parseBoard(boardFormat, fileOf(path)));
  if (board) return board;
  const { defaultBoard } = GAMES.find((game) => game.rules.id === id) ?? ownGame({ rules, board });
  return 'board' in defaultBoard
    ? defaultBoard.board
    : valueOf(parseBoard(boardFormat, resource(defaultBoard.file)));
}

/**
 * Loads a game by its id or the file of its rules, on its default board or one from a file, with the word list that
 * comes with the page. Its computers play by level, even if the rules use a skill.
 */
export async function groundOf(game: string, boardFile?: string): Promise<Ground> {
  const saved = rulesOf(game);
  const rules: RuleBook = { ...saved.rules, computers: 'best' };
  const { words } = valueOf(parseWordList(alphabetOf(rules.tileSet), resource('wordlist.txt')));
  const lexicon = lexiconOf(words);
  return {
    rules,
    board: boardOf(saved, boardFile),
    lexicon,
    words: valueOf(searchWordsOf(await kernelMaker(), words)),
    graded: gradedWordsFrom(readFileSync('src/worker/graded-words.txt', 'utf8'), lexicon),
  };
}
