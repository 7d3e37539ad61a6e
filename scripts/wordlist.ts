/** Writes the game's word list, `public/resources/wordlist.txt`: the words of the npm package and the missing ones. */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const source = 'pf-sowpods/src/dictionary';
const target = new URL('../public/resources/wordlist.txt', import.meta.url);
const expectedCount = 267_752;

/** Words of the coursework's list that are missing from the package. */
const missing = ['fracks'];

type Words =
  | { readonly ok: true; readonly words: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** Returns the words in lower case, sorted by code unit, or a message if the source is not as expected. */
const wordsOf = (list: unknown): Words => {
  if (!Array.isArray(list)) return { ok: false, message: `${source} is not a list.` };
  const words = [...missing];
  for (const entry of list) {
    const word = typeof entry === 'string' ? entry.toLowerCase() : '';
    if (!/^[a-z]+$/.test(word)) {
      return { ok: false, message: `Not a word of the letters a to z: ${JSON.stringify(entry)}` };
    }
    words.push(word);
  }
  words.sort();
  const twice = words.find((word, index) => word === words[index - 1]);
  if (twice !== undefined) return { ok: false, message: `The list has ${twice} twice.` };
  if (words.length !== expectedCount) {
    return { ok: false, message: `The list has ${words.length} words, not ${expectedCount}.` };
  }
  return { ok: true, words };
};

// The package has no types, and a declaration would only promise what `wordsOf` checks.
const result = wordsOf(createRequire(import.meta.url)(source));

if (result.ok) {
  await writeFile(target, `${result.words.join('\n')}\n`);
  console.log(`Wrote ${result.words.length} words.`);
} else {
  console.error(result.message);
  process.exitCode = 1;
}
