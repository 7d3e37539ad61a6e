import type { Range } from './text';

/** Upper bounds for untrusted input: above any real game, below abuse. */
export const MAX_COUNT = {
  squares: 10_000,
  letters: 63,
  tilesOfAKind: 1000,
  /** In a tile set: `tilesOfAKind` for each of 63 letters and the blank. */
  tiles: 64_000,
  /** Absolute value in points of a tile, a bonus and the like. */
  points: 10_000,
  rack: 63,
  seats: 8,
  /** For `RuleBook.passesToEnd`. */
  passes: 100,
  /** For `RuleBook.shortestWord`. */
  shortestWord: 100,
  wordsFormed: 64,
  /** Tiles of one draw, the deal included. */
  drawn: 10_000,
  /** In a record: 10,000 commands of a script, each followed by seven automatic passes. */
  events: 100_000,
  /** Files searched for a configuration. */
  files: 200,
  /** Distinct prefixes of the words of a list; building a graph takes about 26 bytes for each. */
  prefixes: 10_000_000,
} as const;

/** Maximum lengths of untrusted texts, in UTF-16 code units unless stated otherwise. */
export const MAX_LENGTH = {
  /** A player name, in code points. */
  name: 40,
  /** The name of a game or board. */
  title: 100,
  /** The id of a record or a lexicon. */
  id: 100,
  /** A file name with its folders. */
  fileName: 200,
  attempt: 200,
  /** A move in its notation, as pages store it and send it to each other. */
  move: 500,
  /** The tiles or a word of an event. */
  tiles: 200,
  record: 20_000_000,
  /** A GCG file, and therefore a note in it; published games take less than a hundredth of it. */
  gcg: 500_000,
  ruleBook: 1_000_000,
  /** A word of a list, in letters. Longer ones are left out; they fit no real board. */
  word: 255,
} as const;

/** Maximum file sizes. */
export const MAX_BYTES = {
  /** A board, tile set or configuration. */
  plainFile: 100_000,
  /** The list of daily puzzles: 20,000 of about 55 bytes each take little more than half of it. */
  puzzleList: 2_000_000,
  /** A word list: about five million words. Only building its graph shows whether that fits. */
  wordList: 64_000_000,
} as const;

/** Premium factors in board files. */
export const FACTOR_RANGE: Range = { min: -9, max: 99 };

/** Board sizes by file format; a format without an entry is limited only by `MAX_COUNT.squares`. */
export const BOARD_SIZES = {
  scraebbkle: {
    columns: { min: 7, max: 26 },
    rows: { min: 10, max: 99 },
    fewestSquares: 192,
  },
  scrabbkle: { sides: { min: 12, max: 26 } },
  plain: { sides: { min: 2, max: MAX_COUNT.squares / 2 } },
} as const;

/** Configurable rack sizes in tiles, and letter values in points. */
export const RACK_SIZE_RANGE: Range = { min: 1, max: MAX_COUNT.rack };
export const LETTER_VALUE_RANGE: Range = { min: -MAX_COUNT.points, max: MAX_COUNT.points };

/** Ranges of the numbers in a configuration file. */
export const CONFIGURATION_RANGES = {
  rackSize: RACK_SIZE_RANGE,
  /** Dictionaries of this format hold words of up to 30 letters. */
  wordLength: { min: 1, max: 30 },
  /** 32 bits, signed or unsigned. */
  seed: { min: -(2 ** 31), max: 2 ** 32 - 1 },
} as const;

/** Seeds for the generator of Java: signed 32-bit integers. */
export const JAVA_SEED_RANGE: Range = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/** Bounds on what the rules of a game leave unlimited in its record. */
export const MAX_IN_RECORD = {
  /** Refused attempts in one turn; a script may hold 10,000. */
  attempts: 20_000,
  /** Exchanges and lost turns between two plays; a script may hold 10,000. */
  turnsWithoutPlay: 20_000,
  /**
   * Squares and tiles listed in all states of a game together. A list that an event leaves unchanged is
   * shared with the previous state and counts once. Each entry takes 4 or 8 bytes, so a page could not hold
   * more than this during a game.
   */
  listed: 100_000_000,
};

/**
 * A smaller bound for a link, which the page reads in one go. A whole game with two thousand tiles on a board of
 * 26 × 99 squares lists two million.
 */
export const MAX_IN_LINK = { listed: 10_000_000 };

/**
 * Limits up to which refused attempts are recorded during a game: attempts in a turn, events in the record. An
 * attempt takes up to 1300 characters of JSON, six for each one typed, and all of them 13 million of
 * `MAX_LENGTH.record`.
 */
export const MAX_RECORDED_ATTEMPTS = { turn: 1000, events: 10_000 };

/** A script: code points of a command, number of commands, and bytes of the file. */
export const SCRIPT_LIMITS = { command: 200, commands: 10_000, bytes: 4_000_000 };

/** Words that a player adds to word lists. */
export const CUSTOM_WORD_LIMITS = {
  ofList: 1000,
  lists: 20,
  /** UTF-16 code units of a word; a letter takes at most two. */
  word: 2 * MAX_LENGTH.word,
};
