import { readFileSync } from 'node:fs';
import { wordsOf } from '../support/words';

const file = new URL('../../public/resources/wordlist.txt', import.meta.url);

/** The words of the word list that the game ships, in upper-case letters, in its order. */
export const shippedWordList: readonly string[] = readFileSync(file, 'utf8')
  .toUpperCase()
  .trim()
  .split(/\r?\n/);

/** The list that was shipped before, by which the figures in this folder were made: one word fewer. */
export const fullWordList: readonly string[] = shippedWordList.filter((word) => word !== 'FRACKS');

/** The same words in every form that the engine asks for. */
export const fullWords = wordsOf(fullWordList);
