import type { BoardFormat } from '../board';
import type { TileSet } from '../tiles';
import { sanitizeName } from '../text';

/** Styles of transcripts and printed boards, named after a game. */
export const WORDINGS = ['scraebbkle', 'scrabbkle'] as const;
export type Wording = (typeof WORDINGS)[number];

export const NOTATIONS = [
  'word-square',
  'word-square-direction',
  'word-square-or-whole-word',
  'commands',
] as const;
export type NotationName = (typeof NOTATIONS)[number];

export const PLAYERS = ['human', 'computer'] as const;
export type Player = (typeof PLAYERS)[number];

export interface FixedSeat {
  readonly name: string;
  readonly player: Player;
}

/** Points for laying exactly this many tiles in one move, or as many as a rack can hold. */
export interface Bonus {
  readonly tiles: number | 'full-rack';
  readonly points: number;
}

/**
 * How the board gets its first tiles: from a first play that covers the start square with at least
 * `fewestTiles` tiles from the rack, or from a tile laid at random before play.
 */
type Opening =
  | { readonly kind: 'start-square'; readonly fewestTiles: number }
  | { readonly kind: 'random-tile' };

/**
 * The rules of a game as data: every field in which games of this family differ. The engine reads these
 * fields and has no code for a particular game.
 */
export interface RuleBook<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly notation: NotationName;
  readonly wording: Wording;
  readonly boardFormat: BoardFormat;
  readonly seats: {
    readonly least: number;
    readonly most: number;
    /** Predefined seats; empty if players choose. */
    readonly fixed: readonly FixedSeat[];
  };
  /** Who moves first: seat 0, or a seat drawn after the deal. */
  readonly firstSeat: 'first' | 'drawn';
  readonly tileSet: TileSet;
  readonly rackSize: number;
  readonly deal: 'rack-by-rack' | 'tile-by-tile';
  readonly bonuses: readonly Bonus[];
  /**
   * `one`: a move forms exactly one word, in its own direction; nothing may touch it sideways. `crosswise`: a
   * move also forms a word wherever its tiles touch others; each is judged and scored.
   */
  readonly wordsPerMove: 'one' | 'crosswise';
  /** Minimum letters of every word formed; at least 2. */
  readonly shortestWord: number;
  readonly premiums: 'count' | 'ignore';
  readonly opening: Opening;
  /** If the square named by a move is occupied: start on the next free one, or refuse the move. */
  readonly occupiedSquare: 'slide' | 'refuse';
  /** Whether tiles may be exchanged, and whether new ones are drawn before or after the old are returned. */
  readonly exchange: 'none' | 'draw-first' | 'return-first';
  /** Minimum tiles in the bag for an exchange; 0 if omitted. */
  readonly leastInBag?: number | undefined;
  readonly unknownWord: 'try-again' | 'lose-turn';
  /** The game ends when every seat has passed this many times in a row. */
  readonly passesToEnd: number;
  /** With the bag empty, an empty rack ends the game, or its seat passes automatically. */
  readonly emptyRack: 'ends-game' | 'passes';
  /**
   * Tiles left on racks at the end: no cost; each seat loses the value of its tiles; or, in addition, the
   * seat that went out gains what the others lose.
   */
  readonly unplayedTiles: 'keep' | 'deduct-own' | 'deduct-own-award-out';
  /**
   * Equal final scores: a draw; a shared win; or the score before deductions decides, and if that is equal
   * too, it is a draw.
   */
  readonly tie: 'draw' | 'shared' | 'score-before-deductions';
  /** Whether players choose to show their racks, or all racks are private. */
  readonly racks: 'choice' | 'closed';
  /** Whether the result of a person's move is shown until that person continues. */
  readonly moveReport: 'none' | 'until-continue';
  /**
   * `seeded`: each draw depends only on a seed and its number. `java`: the generator of `java.util.Random`.
   * `course`: `std::mt19937`, as in the course's program that configured games come from.
   */
  readonly randomness: 'seeded' | 'java' | 'course';
  /**
   * `best`: computers play as well as their level allows. `by-skill`: their skill is the probability of the
   * best play; otherwise they make any legal play.
   */
  readonly computers: 'best' | 'by-skill';
}

const cleaned = new WeakMap<RuleBook, RuleBook>();

/** Replaces a name without visible characters. */
const NAME_PLACEHOLDER = '?';

const nameOf = (name: string): string => sanitizeName(name) || NAME_PLACEHOLDER;

/** Sanitizes the names in rules (see `sanitizeName`); returns the same object if nothing changes. */
export function withSanitizedNames(rules: RuleBook): RuleBook {
  let shown = cleaned.get(rules);
  if (shown) return shown;
  const fixed = rules.seats.fixed.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
  shown = { ...rules, name: nameOf(rules.name), seats: { ...rules.seats, fixed } };
  if (JSON.stringify(shown) === JSON.stringify(rules)) shown = rules;
  cleaned.set(rules, shown);
  return shown;
}
