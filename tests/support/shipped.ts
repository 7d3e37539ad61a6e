import { readFileSync } from 'node:fs';
import {
  type Alphabet,
  type Board,
  buildTrie,
  lexiconOf,
  parseScraebbkleBoard,
  parseWordList,
  type SearchWords,
} from '../../src/engine';
import { valueOf } from './results';

const RESOURCES = new URL('../../public/resources/', import.meta.url);

/** A file that comes with the game, by its name under `resources/`. */
export const shippedText = (name: string): string => readFileSync(new URL(name, RESOURCES), 'utf8');

/** A board that comes with the game. */
export const shippedBoard = (name: string): Board =>
  valueOf(parseScraebbkleBoard(shippedText(name)));

/** The whole word list of the game, for an alphabet. */
export function shippedWords(alphabet: Alphabet): SearchWords {
  const packed = valueOf(parseWordList(alphabet, shippedText('wordlist.txt')));
  return { lexicon: lexiconOf(packed), trie: buildTrie(packed) };
}
