import type { Range } from './text';

/** Squares of a board of free shape that comes from outside. */
export const MOST_SQUARES = 10_000;

/** Premium factors that board files may hold. */
export const FACTORS: Range = { least: -9, most: 99 };

/** Sizes that the formats of board files allow; of those not named here, `MOST_SQUARES` is the limit. */
export const BOARD_SIZES = {
  scraebbkle: {
    columns: { least: 7, most: 26 },
    rows: { least: 10, most: 99 },
    fewestSquares: 192,
  },
  scrabbkle: { sides: { least: 12, most: 26 } },
  plain: { sides: { least: 2, most: MOST_SQUARES / 2 } },
} as const;

/** What a rule book or a file of tiles may ask for; far beyond any game, short of abuse. */
export const MOST = {
  /** Letters of an alphabet. */
  letters: 63,
  tilesOfAKind: 1000,
  /** Points of a tile, a bonus and the like, positive or negative. */
  points: 10_000,
  /** Tiles on a rack. */
  rack: 63,
  seats: 8,
  /** Passes of each seat that end a game. */
  passes: 100,
  /** Letters that the shortest word may be made to have. */
  shortestWord: 100,
};

/** Most tiles of a set: as many of every kind, the blank included, as there can be. */
export const MOST_TILES = (MOST.letters + 1) * MOST.tilesOfAKind;

/** Longest name of a player, in code points. */
export const LONGEST_NAME = 40;

/** Longest name of a game or a board, in UTF-16 code units. */
export const LONGEST_TITLE = 100;

/** Longest name of a file with its folders, in UTF-16 code units. */
export const LONGEST_FILE_NAME = 200;

/** Longest refused input that a record keeps, in UTF-16 code units. */
export const LONGEST_ATTEMPT = 200;

/** Longest text that is read as a record, in UTF-16 code units. */
export const LONGEST_RECORD = 20_000_000;

/** Longest text that is read as a rule book, in UTF-16 code units. */
export const LONGEST_RULE_BOOK = 1_000_000;

/** Most events of a record: ten thousand commands of a script, with seven automatic passes after each. */
export const MOST_EVENTS = 100_000;

/** A script: code points of a command, and the number of commands. */
export const SCRIPT = { command: 200, commands: 10_000 };

/** A word list in bytes, some five million words; what a graph has room for is found by building it. */
export const LARGEST_WORD_LIST = 64_000_000;

/** Letters of a word of a list; longer ones are left out, and fit no board that anybody plays on. */
export const LONGEST_WORD = 255;

/** Different prefixes of the words of a list; building a graph takes some 26 bytes for each. */
export const MOST_PREFIXES = 10_000_000;
