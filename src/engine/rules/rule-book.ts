import type { BoardFormat } from '../board';
import type { TileSet } from '../tiles';

/** Whose words a transcript is told in, and whose form of the board. */
export const WORDINGS = ['scraebbkle', 'scrabbkle'] as const;
export type Wording = (typeof WORDINGS)[number];

/** How moves are written; see `src/engine/notation`. */
export const NOTATIONS = [
  'word-square',
  'word-square-direction',
  'word-square-or-whole-word',
  'commands',
] as const;
export type NotationName = (typeof NOTATIONS)[number];

/** Who plays a seat. */
export const PLAYERS = ['human', 'computer'] as const;
export type Player = (typeof PLAYERS)[number];

/** A seat that the game gives a name and a player. */
export interface FixedSeat {
  readonly name: string;
  readonly player: Player;
}

/** Points for laying a number of tiles in one move, or as many as a rack can hold. */
export interface Bonus {
  readonly tiles: number | 'full-rack';
  readonly points: number;
}

/**
 * How the board gets its first tiles: by a first play that covers the start square with at least
 * `fewestTiles` tiles of its own, or by a tile that is laid at random before play.
 */
export type Opening =
  | { readonly kind: 'start-square'; readonly fewestTiles: number }
  | { readonly kind: 'random-tile' };

/**
 * A game as data: everything in which the games of this family differ. The engine reads these
 * fields and knows no game by name.
 */
export interface RuleBook {
  readonly id: string;
  /** The game's name as players read it. */
  readonly name: string;
  readonly notation: NotationName;
  readonly wording: Wording;
  /** The format in which files hold boards of this game. */
  readonly boardFormat: BoardFormat;
  readonly seats: {
    readonly least: number;
    readonly most: number;
    /** Who sits where, in a game that leaves no choice; empty where it does. */
    readonly fixed: readonly FixedSeat[];
  };
  /** Who moves first: seat 0, or a seat that is drawn after the deal. */
  readonly firstSeat: 'first' | 'drawn';
  readonly tileSet: TileSet;
  /** Most tiles a rack holds. */
  readonly rackSize: number;
  /** The deal fills one rack after the other, or gives one tile at a time to each in turn. */
  readonly deal: 'rack-by-rack' | 'tile-by-tile';
  readonly bonuses: readonly Bonus[];
  /**
   * `one`: a move forms exactly one word, in its own direction; nothing may touch it sideways.
   * `crosswise`: it forms a word wherever its tiles touch others, and each is judged and scored.
   */
  readonly wordsPerMove: 'one' | 'crosswise';
  /** Fewest letters of every word formed; two or more. */
  readonly shortestWord: number;
  /** Whether premium squares count, or every word its face value alone. */
  readonly premiums: 'count' | 'ignore';
  readonly opening: Opening;
  /** Where the square named by a move is taken: lay from the next free one on, or refuse. */
  readonly occupiedSquare: 'slide' | 'refuse';
  /** Whether tiles may be exchanged: new ones drawn before or after the old are returned. */
  readonly exchange: 'none' | 'draw-first' | 'return-first';
  /** Fewest tiles in the bag with which tiles may be exchanged; 0 where it is left out. */
  readonly leastInBag?: number | undefined;
  /** What a word that is not in the list costs: nothing, or the turn. */
  readonly unknownWord: 'try-again' | 'lose-turn';
  /** The game ends when every seat has passed this often in a row. */
  readonly passesToEnd: number;
  /** With the bag empty, an empty rack ends the game, or its seat passes by itself. */
  readonly emptyRack: 'ends-game' | 'passes';
  /**
   * Tiles left on racks at the end: they cost nothing; each seat loses the value of its own; or
   * that as well, and the seat that went out gains what the others lose.
   */
  readonly unplayedTiles: 'keep' | 'deduct-own' | 'deduct-own-award-out';
  /**
   * Equal final scores: a draw; a win that is shared; or the score before deductions decides, and
   * it is a draw where that is equal too.
   */
  readonly tie: 'draw' | 'shared' | 'score-before-deductions';
  /** Whether players choose to show their racks, or every rack is its player's alone. */
  readonly racks: 'choice' | 'closed';
  /** Whether what came of a person's move is shown until that person goes on. */
  readonly moveReport: 'none' | 'until-continue';
  /**
   * Where draws come from: numbers that depend on a seed and the number of the draw alone; the generator of
   * `java.util.Random`; or `std::mt19937`, as the program of the course draws from which configured games come.
   */
  readonly randomness: 'seeded' | 'java' | 'course';
  /**
   * Computers play as well as their level lets them, or their best as often as their skill does, else
   * anything legal.
   */
  readonly computers: 'best' | 'by-skill';
}
