import { readFileSync } from 'node:fs';
import {
  alphabetOf,
  type Board,
  type GradedWords,
  gradedWordsFrom,
  type Lexicon,
  lexiconOf,
  parseBoard,
  parseWordList,
  type Result,
  RULE_BOOKS,
  type RuleBook,
  type SearchWords,
  searchWordsOf,
} from '../../src/engine';
import { kernelMaker } from '../kernel/make-kernel';

/** What a result holds that must be a success. */
export function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** All that games need besides their players. */
export interface Ground {
  readonly rules: RuleBook;
  readonly board: Board;
  readonly lexicon: Lexicon;
  readonly words: SearchWords;
  /** How common words are. */
  readonly graded: GradedWords | undefined;
}

/** The boards on which the built-in games are played, by the ids of their rules. */
const BOARDS: Readonly<Record<string, string>> = {
  scraebbkle: 'defaultBoard.txt',
  scrabbkle: 'boards/scrabbkle.txt',
  classic: 'boards/classic.txt',
};

const resource = (name: string): string => readFileSync(`public/resources/${name}`, 'utf8');

/** A built-in game with its own board and the words that come with it. */
export async function groundOf(id: string): Promise<Ground> {
  const rules = RULE_BOOKS.find((book) => book.id === id);
  const file = BOARDS[id];
  if (!rules || file === undefined) {
    throw new Error(`There is no game "${id}" here: choose ${Object.keys(BOARDS).join(', ')}.`);
  }
  const list = parseWordList(alphabetOf(rules.tileSet), resource('wordlist.txt'));
  const { words } = valueOf(list);
  const lexicon = lexiconOf(words);
  return {
    rules,
    board: valueOf(parseBoard(rules.boardFormat, resource(file))),
    lexicon,
    words: valueOf(searchWordsOf(await kernelMaker(), words)),
    graded: gradedWordsFrom(readFileSync('src/worker/graded-words.txt', 'utf8'), lexicon),
  };
}
