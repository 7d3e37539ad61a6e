import type { Range } from './text';

/** How many there may be of what comes from outside: far beyond any game, short of abuse. */
export const MAX_COUNT = {
  /** Squares of a board of free shape. */
  squares: 10_000,
  /** Letters of an alphabet. */
  letters: 63,
  tilesOfAKind: 1000,
  /** Tiles of a set: as many of every kind, the blank included, as there can be. */
  tiles: 64_000,
  /** Points of a tile, a bonus and the like, positive or negative. */
  points: 10_000,
  /** Tiles on a rack. */
  rack: 63,
  seats: 8,
  /** Passes of each seat that end a game. */
  passes: 100,
  /** Letters that the shortest word may be made to have. */
  shortestWord: 100,
  /** Words that one play forms. */
  wordsFormed: 64,
  /** Tiles of one draw, the deal included. */
  drawn: 10_000,
  /** Events of a record: ten thousand commands of a script, with seven automatic passes after each. */
  events: 100_000,
  /** Files that are looked through for a configuration. */
  files: 200,
  /** Different prefixes of the words of a list; building a graph takes some 26 bytes for each. */
  prefixes: 10_000_000,
} as const;

/** How long texts from outside may be, in UTF-16 code units where nothing else is said. */
export const MAX_LENGTH = {
  /** The name of a player, in code points. */
  name: 40,
  /** The name of a game or a board. */
  title: 100,
  /** The id of a record or a lexicon. */
  id: 100,
  /** The name of a file with its folders. */
  fileName: 200,
  /** Refused input that a record keeps. */
  attempt: 200,
  /** A move in its notation as pages keep it and send it to each other. */
  move: 500,
  /** The tiles or a word of an event. */
  tiles: 200,
  record: 20_000_000,
  ruleBook: 1_000_000,
  /** A word of a list, in letters; longer ones are left out, and fit no board that anybody plays on. */
  word: 255,
} as const;

/** How large files may be, in bytes. */
export const MAX_BYTES = {
  /** A board, tile set or configuration. */
  plainFile: 100_000,
  /** A word list, some five million words; what a graph has room for is found by building it. */
  wordList: 64_000_000,
} as const;

/** Premium factors that board files may hold. */
export const FACTOR_RANGE: Range = { min: -9, max: 99 };

/** Sizes that the formats of board files allow; of those not named here, `MAX_COUNT.squares` is the limit. */
export const BOARD_SIZES = {
  scraebbkle: {
    columns: { min: 7, max: 26 },
    rows: { min: 10, max: 99 },
    fewestSquares: 192,
  },
  scrabbkle: { sides: { min: 12, max: 26 } },
  plain: { sides: { min: 2, max: MAX_COUNT.squares / 2 } },
} as const;

/** Tiles that a rack may be made to hold, and points that a letter may be made to be worth. */
export const RACK_SIZE_RANGE: Range = { min: 1, max: MAX_COUNT.rack };
export const LETTER_VALUES: Range = { min: -MAX_COUNT.points, max: MAX_COUNT.points };

/** Numbers of a configuration. */
export const CONFIGURATION = {
  rackSize: RACK_SIZE_RANGE,
  /** The longest word that a dictionary of the format holds has 30 letters. */
  wordLength: { min: 1, max: 30 },
  /** 32 bits, signed or not. */
  seed: { min: -(2 ** 31), max: 2 ** 32 - 1 },
} as const;

/** Seeds of games that draw as Java does: signed numbers of 32 bits. */
export const JAVA_SEED_RANGE: Range = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** What a record may have more of than its rules let it have. */
export const MAX_IN_RECORD = {
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
export const MAX_RECORDED_ATTEMPTS = { turn: 1000, events: MAX_COUNT.events / 2 };

/** A script: code points of a command, the number of commands, and bytes of its file. */
export const SCRIPT = { command: 200, commands: 10_000, bytes: 4_000_000 };

/** Words that a player puts beside those of lists. */
export const OWN_WORDS = {
  /** Words beside one list. */
  ofList: 1000,
  /** Lists that have such words. */
  lists: 20,
  /** UTF-16 code units of a word; a letter takes at most two. */
  word: 2 * MAX_LENGTH.word,
};
