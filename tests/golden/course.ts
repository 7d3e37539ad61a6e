import {
  alphabetOf,
  classic,
  configuredRules,
  type GameSetup,
  lexiconOf,
  parseBoard,
  parseConfiguration,
  parseTileSetFile,
  parseWordList,
} from '../../src/engine';
import { valueOf } from '../support/results';

/** The number of tiles of each letter in the course’s bag, from A to Z; their values are those of Classic. */
const COUNTS = [9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1];

/** That bag as lines of letter, value and count. */
const tiles = [
  '? 0 2',
  ...classic.tileSet.letters.map(({ twin, value }, letter) => `${twin} ${value} ${COUNTS[letter]}`),
];

const linesOf = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

const configurationOf = (files: string, seed: number, handSize: number): string =>
  linesOf(
    `board: ${files}board.txt`,
    `tile_bag: ${files}tiles.txt`,
    'dictionary: words.txt',
    `seed: ${seed}`,
    `hand_size: ${handSize}`,
    'minimum_word_length: 2',
  );

/**
 * Configurations with the files that they name, and a script, similar to those of the course. The first has
 * the course’s bag and seed, the only ones with known draws; the others have few letters.
 */
export const COURSE: Readonly<Record<string, string>> = {
  'game.txt': configurationOf('', 54, 7),
  'few.txt': configurationOf('few-', 20, 6),
  'few-in-hand.txt': configurationOf('few-', 21, 3),
  'board.txt': linesOf('15 15', '8 8', ...Array.from({ length: 15 }, () => '.'.repeat(15))),
  'few-board.txt': linesOf('8 9', '3 4', ...Array.from({ length: 9 }, () => '.'.repeat(8))),
  'tiles.txt': linesOf(...tiles),
  'few-tiles.txt': linesOf('? 0 4', 'a 1 2', 'b 3 1', 'f 4 1', 'o 1 2', 's 1 2', 't 1 2'),
  'words.txt': linesOf('aft', 'boast', 'dim', 'dims', 'hip', 'ship', 'the', 'win', 'zebra'),
  'script.txt': linesOf(
    '3',
    'Ann',
    'Ben',
    'Cas',
    'PLACE | 8 8 DIM',
    'PLACE - 11 8 S',
    'PLACE - 11 9 HIP',
    'EXCHANGE HZ',
    'EXCHANGE EE',
    'EXCHANGE RV',
    'PASS',
    'PASS',
    'PASS',
  ),
};

export const courseText = (name: string): string => {
  const text = COURSE[name];
  if (text === undefined) throw new Error(`There is no file ${name}`);
  return text;
};

const configuration = valueOf(parseConfiguration(courseText('game.txt')));
export const { tileSet, courseTileSet } = valueOf(parseTileSetFile(courseText('tiles.txt')));
const { words } = valueOf(parseWordList(alphabetOf(tileSet), courseText('words.txt')));

export const courseLexicon = lexiconOf(words);

/** The game of the first configuration, with the draws of the course’s program. */
export const courseSetup: Omit<GameSetup, 'seats'> = {
  rules: configuredRules(configuration, courseTileSet, 'course'),
  board: valueOf(parseBoard('configured', courseText('board.txt'))),
  given: [],
  boardName: 'board.txt',
  openRacks: false,
  lexiconId: courseLexicon.id,
  chance: { kind: 'course', seed: configuration.seed },
};
