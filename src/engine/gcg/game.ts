import type { Direction, Square } from '../board';
import type { PlacedTile, Tile } from '../tiles';
import type { MoveError } from '../game';
import { err } from '../result';

/** A square of a written word: `through` is a tile on the board, `tile` is new or already there. */
export type WordCharacter =
  | { readonly kind: 'through' }
  | { readonly kind: 'tile'; readonly tile: PlacedTile };

/** A move, or a line that adds or deducts points. */
export type GcgAction =
  | {
      readonly kind: 'play';
      /** First square of the word, including tiles already on the board. */
      readonly square: Square;
      readonly direction: Direction;
      /** The whole word; letters already on the board may be written out. */
      readonly word: readonly WordCharacter[];
    }
  | { readonly kind: 'exchange'; readonly returned: readonly Tile[] | number }
  | { readonly kind: 'pass' }
  /** The previous play was withdrawn after a challenge. */
  | { readonly kind: 'withdrawn' }
  /** The previous play was challenged and stood, which earns points. */
  | { readonly kind: 'challenge' }
  | { readonly kind: 'time' }
  /** Points gained for the tiles left on the other rack, or lost for those on the seat's own. */
  | { readonly kind: 'end-rack'; readonly tiles: readonly Tile[] };

/** A line that begins with `>`. */
export interface GcgEntry {
  /** 1-based. */
  readonly line: number;
  readonly seat: number;
  /** Tiles known to be on the rack before the line. */
  readonly rack: readonly Tile[];
  readonly action: GcgAction;
  readonly points: number;
  /** Score of the seat after the line. */
  readonly total: number;
}

/** Whether a line is about the end of the game and not a turn. */
export const isEnding = ({ action }: Pick<GcgEntry, 'action'>): boolean =>
  action.kind === 'end-rack' || action.kind === 'time';

/** Racks at the end of the file, by seat; undefined if it does not give them. */
export type GcgRacksLeft = readonly (readonly Tile[] | undefined)[];

/** A note, which may have several lines. */
export interface GcgNote {
  /** Its first line, 1-based. */
  readonly line: number;
  readonly text: string;
  /** Whether it follows the first line about the end of the game. */
  readonly isAtEnd: boolean;
}

/** A parsed GCG file, not yet checked against any rules. */
export interface GcgGame {
  /** Two if it comes from a file. */
  readonly names: readonly string[];
  /** Empty if there is none, as is the description. */
  readonly title: string;
  readonly description: string;
  readonly lexicon: string | undefined;
  readonly entries: readonly GcgEntry[];
  readonly racks: GcgRacksLeft;
  /** Whether the players stopped after the last move. Files show that by counting the tiles left. */
  readonly isStopped?: boolean;
  readonly notes: readonly GcgNote[];
}

export type GcgLineFault =
  /** It begins with neither `#` nor `>`, and does not continue a note. */
  | 'NEITHER_MOVE_NOR_PRAGMA'
  | 'THIRD_PLAYER'
  /** A tile has several letters, in square brackets. */
  | 'DIGRAPH'
  /** It has no colon after the nickname, or too few columns for a move. */
  | 'NOT_A_MOVE'
  | 'UNKNOWN_PLAYER'
  | 'BAD_RACK'
  | 'BAD_PLACE'
  | 'BAD_WORD'
  | 'BAD_POINTS';

/** Why a text is not a GCG game; lines are 1-based. */
export type GcgFileError =
  | { readonly code: 'GCG_TOO_LONG' }
  /** It has neither players nor moves. */
  | { readonly code: 'NOT_GCG' }
  | {
      readonly code: 'GCG_LINE';
      readonly line: number;
      readonly fault: GcgLineFault;
      /** The faulty part of the line. */
      readonly text: string;
    };

/** A line that does not fit those before it. */
export interface GcgOrderError {
  readonly code: 'GCG_ORDER';
  readonly line: number;
  /** No play to challenge; a word that does not fit the board; a move after the end. */
  readonly fault: 'NOTHING_TO_CHALLENGE' | 'NOT_ON_THE_BOARD' | 'MOVE_AFTER_END';
}

/** Why a GCG game cannot have happened; lines are 1-based. */
export type GcgGameError =
  | GcgOrderError
  | { readonly code: 'GCG_REFUSED'; readonly line: number; readonly refusal: MoveError }
  /** Who begins, or what is drawn, does not fit the rules. */
  | { readonly code: 'GCG_MISFIT'; readonly line: number }
  /** The tiles in the line cannot all have been on the rack. */
  | { readonly code: 'GCG_RACK'; readonly line: number }
  /** The points or the total of a line do not match the move. */
  | {
      readonly code: 'GCG_POINTS' | 'GCG_TOTAL';
      readonly line: number;
      readonly said: number;
      readonly counted: number;
    };

export const mismatch = (
  code: 'GCG_POINTS' | 'GCG_TOTAL',
  line: number,
  said: number,
  counted: number,
) => err({ code, line, said, counted });
