import { readFileSync } from 'node:fs';
import { wordsOf } from '../support/words';

const file = new URL('../../public/resources/wordlist.txt', import.meta.url);

/** The shipped word list in its order, in capitals. */
export const shippedWordList: readonly string[] = readFileSync(file, 'utf8')
  .toUpperCase()
  .trim()
  .split(/\r?\n/);

/** The list shipped before, one word shorter; the golden files were made with it. */
export const fullWordList: readonly string[] = shippedWordList.filter((word) => word !== 'FRACKS');

export const fullWords = wordsOf(fullWordList);
