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

/** Longest id of a record or a lexicon, in UTF-16 code units. */
export const LONGEST_ID = 100;

/** Longest name of a file with its folders, in UTF-16 code units. */
export const LONGEST_FILE_NAME = 200;

/** Most files that are looked through for a configuration. */
export const MOST_FILES = 200;

/** Largest board, tile set or configuration, in bytes. */
export const LARGEST_PLAIN_FILE = 100_000;

/** Tiles that a rack may be made to hold, and points that a letter may be made to be worth. */
export const RACK_SIZES: Range = { least: 1, most: MOST.rack };
export const LETTER_VALUES: Range = { least: -MOST.points, most: MOST.points };

/** Numbers of a configuration. */
export const CONFIGURATION = {
  rackSize: RACK_SIZES,
  /** The longest word that a dictionary of the format holds has 30 letters. */
  wordLength: { least: 1, most: 30 },
  /** 32 bits, signed or not. */
  seed: { least: -(2 ** 31), most: 2 ** 32 - 1 },
} as const;

/** Seeds of games that draw as Java does: signed numbers of 32 bits. */
export const JAVA_SEEDS: Range = { least: -(2 ** 31), most: 2 ** 31 - 1 };

/** Longest refused input that a record keeps, in UTF-16 code units. */
export const LONGEST_ATTEMPT = 200;

/** Longest move in its notation as pages keep it and send it to each other, in UTF-16 code units. */
export const LONGEST_MOVE = 500;

/** Longest tiles or word of an event, in UTF-16 code units. */
export const LONGEST_TILES = 200;

/** Most words that one play forms. */
export const MOST_WORDS_FORMED = 64;

/** Most tiles of one draw, the deal included. */
export const MOST_DRAWN = 10_000;

/** Longest text that is read as a record, in UTF-16 code units. */
export const LONGEST_RECORD = 20_000_000;

/** Longest text that is read as a rule book, in UTF-16 code units. */
export const LONGEST_RULE_BOOK = 1_000_000;

/** Most events of a record: ten thousand commands of a script, with seven automatic passes after each. */
export const MOST_EVENTS = 100_000;

/** What a record may have more of than its rules let it have. */
export const MOST_OF_RECORD = {
  /** Refused attempts of one turn: a script may hold ten thousand. */
  attempts: 20_000,
  /** Exchanges and lost turns from one play to the next; a script may hold ten thousand. */
  turnsWithoutPlay: 20_000,
  /**
   * Squares and tiles that the states of a game list all in all, where one shares with the one before
   * it what its event left as it was. A list takes 4 or 8 bytes for each: more than this a page could
   * not hold while the game is played.
   */
  listed: 100_000_000,
};

/** Most refused attempts that are put on record while a game is played, in a turn and a whole game. */
export const KEPT_ATTEMPTS = { turn: 1000, events: MOST_EVENTS / 2 };

/** A script: code points of a command, the number of commands, and bytes of its file. */
export const SCRIPT = { command: 200, commands: 10_000, bytes: 4_000_000 };

/** A word list in bytes, some five million words; what a graph has room for is found by building it. */
export const LARGEST_WORD_LIST = 64_000_000;

/** Letters of a word of a list; longer ones are left out, and fit no board that anybody plays on. */
export const LONGEST_WORD = 255;

/** Different prefixes of the words of a list; building a graph takes some 26 bytes for each. */
export const MOST_PREFIXES = 10_000_000;

/** Words that a player puts beside those of lists. */
export const OWN_WORDS = {
  /** Words beside one list. */
  ofList: 1000,
  /** Lists that have such words. */
  lists: 20,
  /** UTF-16 code units of a word; a letter takes at most two. */
  word: 2 * LONGEST_WORD,
};
