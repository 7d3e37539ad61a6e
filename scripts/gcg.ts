/**
 * Enters every GCG file of a folder through the editor's actions, compares the running scores and reads the entered
 * game back from GCG: `npm run --silent gcg -- FOLDER`. Words that our list lacks count as accepted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alphabetOf, gcgKindOf, lexiconOf, parseBoard, tournament } from '../src/engine';
import { decodeGcg } from '../src/setup/file-reader';
import { compareGcg } from './engine/compare-gcg';
import { readWordList } from './engine/word-list';

const LAYOUTS: Readonly<Record<number, string>> = { 15: 'classic.txt', 21: 'super.txt' };

function boardOf(size: number) {
  const { boardFormat } = tournament;
  const text = readFileSync(`public/resources/boards/${LAYOUTS[size] ?? ''}`, 'utf8');
  const board = parseBoard(boardFormat, text);
  if (!board.ok) throw new Error(`The board of ${size} squares a side can’t be read.`);
  return board.value;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Give a folder with GCG files: npm run --silent gcg -- FOLDER.');
  process.exit(2);
}
const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
const files = readdirSync(path).filter((name) => name.endsWith('.gcg'));
const lexicon = lexiconOf(readWordList('wordlist.txt', alphabetOf(tournament.tileSet)).words);
const sums = { turns: 0, equal: 0, ownWords: 0, differing: 0 };
for (const file of files) {
  const source = decodeGcg(readFileSync(join(path, file)));
  const { rules, size } = gcgKindOf(source);
  const found = compareGcg(source, rules, boardOf(size), lexicon);
  const { turns, equal, ownWords, differences } = found;
  sums.turns += turns;
  sums.equal += equal;
  sums.ownWords += ownWords.length;
  sums.differing += Number(differences.length > 0);
  for (const difference of differences) console.log(`${file}: ${difference}`);
}
console.log(
  `${files.length} files, ${sums.turns} turns, ${sums.equal} equal running scores, ` +
    `${sums.ownWords} words that our list lacks, ${sums.differing} files that differ.`,
);
process.exitCode = sums.differing > 0 ? 1 : 0;
