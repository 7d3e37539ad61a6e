/** Writes the game's word list, `public/resources/wordlist.txt`: the words of the npm package and the missing ones. */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';

const source = 'pf-sowpods/src/dictionary';
const target = new URL('../public/resources/wordlist.txt', import.meta.url);
const expectedCount = 267_752;

/** Words that the list of the game's rules has and the package lacks. */
const missing = ['fracks'];

/** Returns the words in lower case, sorted by code unit; throws if the source is not as expected. */
function wordsOf(list: unknown): readonly string[] {
  const entries = v.parse(v.array(v.string()), list).map((entry) => entry.toLowerCase());
  const words = [...missing, ...entries].toSorted();
  const foreign = words.find((word) => !/^[a-z]+$/.test(word));
  if (foreign !== undefined) {
    throw new Error(`Not a word of the letters a to z: ${JSON.stringify(foreign)}`);
  }
  const twice = words.find((word, index) => word === words[index - 1]);
  if (twice !== undefined) throw new Error(`The list has ${twice} twice.`);
  if (words.length !== expectedCount) {
    throw new Error(`The list has ${words.length} words, not ${expectedCount}.`);
  }
  return words;
}

// The package has no types, and a declaration would only promise what `wordsOf` checks.
const words = wordsOf(createRequire(import.meta.url)(source));
await writeFile(target, `${words.join('\n')}\n`);
console.log(`Wrote ${words.length} words.`);
