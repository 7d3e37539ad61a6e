import type { Direction, Square } from '../board';
import type { PlacedTile, Tile } from '../tiles';

/** What a square of a written word holds: a tile laid, a tile that lies there, or either. */
export type WordCharacter =
  | { readonly kind: 'through' }
  | { readonly kind: 'tile'; readonly tile: PlacedTile };

/** What a line of a GCG file says that a player did, or that was counted for or against one. */
export type GcgAction =
  | {
      readonly kind: 'play';
      /** Where the word begins, tiles that lie there already included. */
      readonly square: Square;
      readonly direction: Direction;
      /** The whole word; a letter that lies on the board already may be written out. */
      readonly word: readonly WordCharacter[];
    }
  | { readonly kind: 'exchange'; readonly returned: readonly Tile[] | number }
  | { readonly kind: 'pass' }
  /** The play before is taken back after a challenge. */
  | { readonly kind: 'withdrawn' }
  /** The play before stands after a challenge, and brings points. */
  | { readonly kind: 'challenge' }
  | { readonly kind: 'time' }
  /** Points for the tiles left on the other rack, or lost for those on one's own. */
  | { readonly kind: 'end-rack'; readonly tiles: readonly Tile[] };

/** A line of what happened. */
export interface GcgEntry {
  /** From 1. */
  readonly line: number;
  /** 0 or 1. */
  readonly seat: number;
  /** The tiles on the rack before it, as far as they are known. */
  readonly rack: readonly Tile[];
  readonly action: GcgAction;
  readonly points: number;
  /** The score of the player after it. */
  readonly total: number;
}

/** The tiles on both racks when the file ends, by seat, where it says. */
export type GcgRacksLeft = readonly [readonly Tile[] | undefined, readonly Tile[] | undefined];

/** A game as a GCG file tells it, line by line, not yet held against any rules. */
export interface GcgGame {
  /** The names of the two players. */
  readonly names: readonly [string, string];
  /** The list of words that was played by, as it calls itself. */
  readonly lexicon: string | undefined;
  readonly entries: readonly GcgEntry[];
  readonly racks: GcgRacksLeft;
  /** How many lines have remarks. */
  readonly notes: number;
}

/** What is wrong in a line of a GCG file. */
export type GcgLineFault =
  /** It begins neither with `#` nor with `>`, and goes on no remark. */
  | 'NEITHER_MOVE_NOR_PRAGMA'
  /** A pragma names a third player. */
  | 'THIRD_PLAYER'
  /** A tile has several letters, which stand in square brackets. */
  | 'DIGRAPH'
  /** It has no colon behind the nickname, or fewer columns than a line of a move. */
  | 'NOT_A_MOVE'
  | 'UNKNOWN_PLAYER'
  | 'BAD_RACK'
  | 'BAD_PLACE'
  | 'BAD_WORD'
  | 'BAD_POINTS';

/** Why a text is no game in GCG; lines count from 1. */
export type GcgFileError =
  | { readonly code: 'GCG_TOO_LONG' }
  /** It has neither players nor moves. */
  | { readonly code: 'NOT_GCG' }
  | {
      readonly code: 'GCG_LINE';
      readonly line: number;
      readonly fault: GcgLineFault;
      /** The part of the line that is wrong. */
      readonly text: string;
    };
