/**
 * Writes the games that the front page replays: computers against each other, with these seeds. They lay common words
 * only, so that visitors know what they see.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  alphabetOf,
  boardToJson,
  decide,
  extend,
  formatMove,
  generatePlays,
  latestState,
  lexiconOf,
  type Move,
  parseScraebbkleBoard,
  parseWordList,
  rackToMove,
  scraebbkle as rules,
  searchWordsOf,
  startGame,
} from '../src/engine';
import { readWordList } from './engine/word-list';
import { kernelMaker } from './kernel/make-kernel';
import { valueOf } from './players/ground';

const SEEDS = ['continue', 'a sample game', 'free'];

const target = new URL('../src/components/Front/sample-games.json', import.meta.url);

const alphabet = alphabetOf(rules.tileSet);
const boardText = readFileSync(
  new URL('../public/resources/defaultBoard.txt', import.meta.url),
  'utf8',
);
const board = valueOf(parseScraebbkleBoard(boardText));
const { words } = readWordList('wordlist.txt', alphabet);
const lexicon = lexiconOf(words);
/** Those of the first three sizes of SCOWL, one word per line. */
const commonText = readFileSync(new URL('../src/worker/graded-words.txt', import.meta.url), 'utf8');
const common = valueOf(parseWordList(alphabet, commonText.trim().replaceAll(/\s+/g, '\n')));
const searchWords = valueOf(searchWordsOf(await kernelMaker(), common.words));

function movesOf(seed: string): readonly string[] {
  let game = startGame(seed, {
    rules,
    board,
    given: [],
    boardName: 'Default board',
    seats: [1, 2].map((seat) => ({ name: `Player ${seat}`, player: 'computer', skill: 1 })),
    openRacks: false,
    lexiconId: lexicon.id,
    chance: { kind: 'seeded', seed },
  });
  const moves: string[] = [];
  for (;;) {
    const state = latestState(game);
    if (state.result) return moves;
    const rack = rackToMove(state);
    const [best] = generatePlays(searchWords, { rules, board, grid: state.grid, rack });
    const move: Move = best ? { kind: 'play', play: best.play } : { kind: 'pass' };
    game = valueOf(extend(game, valueOf(decide(state, move, lexicon))));
    moves.push(formatMove(rules, move));
  }
}

const games = SEEDS.map((seed) => ({ seed, moves: movesOf(seed) }));
const recorded = {
  madeBy: 'npm run sample-games',
  lexiconId: lexicon.id,
  board: boardToJson(board),
  games,
};
writeFileSync(target, `${JSON.stringify(recorded, null, 2)}\n`);
console.log(`Wrote ${games.map(({ moves }) => moves.length).join(', ')} moves.`);
