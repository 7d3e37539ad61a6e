/**
 * Generates the positions on the largest and the default board from seeded games, and counts their plays with the
 * baseline: `npx tsx bench/make-positions.ts`. Run it only on purpose: new positions change every recorded figure for
 * them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  alphabetOf,
  type Board,
  chooseIndex,
  formatScraebbkleBoard,
  initialRandom,
  type GameState,
  NO_PREMIUM,
  parseTiles,
  placedTileText,
  type Position,
  type Premium,
  type RuleBook,
  scraebbkle,
  tilesText,
} from '../src/engine';
import { baselinePlays, type TrieNode } from './baseline';
import { playOut, positionIn } from './play-out';
import { valueOf } from './results';
import { boardIn, type Stored } from './stored';
import { ShippedWords } from './words';

const LARGEST_BOARD_FILE = 'bench/boards/largest.txt';

/** A board of the maximum size, with factors from −9 to 99 on two squares in five. */
function makeLargestBoard(): Board {
  const [rows, columns] = [99, 26];
  const chance = initialRandom({ kind: 'seeded', seed: 'the largest board' });
  const choose = (purpose: string, bound: number): number =>
    chooseIndex(chance, purpose, bound).value;
  const premiums = Array.from({ length: rows * columns }, (_, index): Premium => {
    const kind = choose(`kind of ${index}`, 20);
    const factor = choose(`factor of ${index}`, 109) - 9;
    if (kind < 12) return NO_PREMIUM;
    return { kind: kind < 18 ? 'letter' : 'word', factor };
  });
  return { rows, columns, start: { row: 49, column: 12 }, premiums };
}

const rowsOf = ({ board, grid, rules }: Position): readonly string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    grid
      .slice(row * board.columns, (row + 1) * board.columns)
      .map((content) =>
        content.kind === 'empty' ? '.' : placedTileText(alphabetOf(rules.tileSet), content),
      )
      .join(''),
  );

function stored(trie: TrieNode, position: Position): Stored {
  const isEmpty = position.grid.every(({ kind }) => kind === 'empty');
  const plays = baselinePlays(trie, position).filter(
    ({ play }) => !isEmpty || play.direction === 'across',
  );
  const scores = plays.map(({ score }) => score);
  return {
    rows: [...rowsOf(position)],
    rack: tilesText(position.rack).replaceAll('_', '?'),
    plays: plays.length,
    scoreSum: scores.reduce((sum, score) => sum + score, 0),
    best: Math.max(...scores),
  };
}

const withRack = (position: Position, rack: string): Position => ({
  ...position,
  rack: valueOf(parseTiles(alphabetOf(position.rules.tileSet), rack)),
});

/** The rules with `times` as many tiles. */
const withTiles = (rules: RuleBook, times: number): RuleBook => ({
  ...rules,
  tileSet: {
    letters: rules.tileSet.letters.map((each) => ({ ...each, count: each.count * times })),
    blank: { ...rules.tileSet.blank, count: rules.tileSet.blank.count * times },
  },
});

const at = (states: readonly GameState[], turn: number): Position => {
  const state = states[turn] ?? states.at(-1);
  if (!state) throw new Error('A game without states');
  return positionIn(state);
};

const words = new ShippedWords();
const { trie } = words;

mkdirSync('bench/boards', { recursive: true });
writeFileSync(LARGEST_BOARD_FILE, formatScraebbkleBoard(makeLargestBoard()));
const largest = playOut('largest', withTiles(scraebbkle, 12), boardIn(LARGEST_BOARD_FILE), words);
const RACKS = ['AEINRST', 'DGLOUVW', 'AEIRT_L'];
const CROWDED = largest.length - 20;
writeFileSync(
  'bench/largest.json',
  JSON.stringify(
    [0, 8, 60, CROWDED].flatMap((turn) =>
      RACKS.map((rack) => stored(trie, withRack(at(largest, turn), rack))),
    ),
  ),
);

const usual = playOut('default', scraebbkle, boardIn('public/resources/defaultBoard.txt'), words);
writeFileSync(
  'bench/default-board.json',
  JSON.stringify(
    usual
      .slice(0, -1)
      .filter((_, turn) => turn % 2 === 0)
      .map((state) => stored(trie, positionIn(state))),
  ),
);
console.log(`largest: ${largest.length} turns; default: ${usual.length} turns`);
