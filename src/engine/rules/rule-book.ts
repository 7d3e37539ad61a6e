import type { TileSet } from '../tiles';

/** Points for laying a number of tiles in one move. */
export interface Bonus {
  readonly tiles: number;
  readonly points: number;
}

/**
 * A game as data: everything in which the games of this family differ. The engine reads these
 * fields and knows no game by name.
 */
export interface RuleBook {
  readonly id: string;
  /** The game's name as players read it. */
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly tileSet: TileSet;
  /** Most tiles a rack holds. */
  readonly rackSize: number;
  readonly bonuses: readonly Bonus[];
  /** `one`: a move forms exactly one word, in its own direction; nothing may touch it sideways. */
  readonly wordsPerMove: 'one';
  /** The first play covers the start square with at least this many tiles of its own. */
  readonly opening: { readonly fewestTiles: number };
  /** Where the square named by a move is taken: lay from the next free one on, or refuse. */
  readonly occupiedSquare: 'slide' | 'refuse';
  /** The game ends when every seat has passed this often in a row. */
  readonly passesToEnd: number;
  /** What happens to tiles left on racks at the end: each player loses the value of their own. */
  readonly unplayedTiles: 'deduct-own';
}
