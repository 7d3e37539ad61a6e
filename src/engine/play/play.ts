import { type Direction, isOnBoard, type Square, step } from '../board';
import type { PlacedTile, Tile } from '../tiles';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type BoardState, type LaidTile, nextFree, tileAt } from './grid';

/**
 * Tiles to lay in one line, in order: from `square` on, each on the next free square. Tiles already on the
 * board are not listed.
 */
export interface Play {
  readonly tiles: readonly PlacedTile[];
  readonly square: Square;
  readonly direction: Direction;
}

export type Move =
  | { readonly kind: 'play'; readonly play: Play }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'pass' };

/**
 * Why a well-formed play is refused. `squares` are those to mark on the board. Words are written as on the
 * board, with blanks in lower case.
 */
export type Refusal =
  | { readonly code: 'SQUARE_NOT_ON_BOARD'; readonly squares: readonly [] }
  | {
      readonly code: 'TILES_NOT_ON_RACK';
      /** The missing tiles, blanks as `_`. */
      readonly missing: string;
      readonly squares: readonly [];
    }
  | { readonly code: 'SQUARE_OCCUPIED'; readonly squares: readonly Square[] }
  | {
      readonly code: 'LETTER_DIFFERS';
      /** The letter on the board; `request` is the letter in the move. */
      readonly found: string;
      readonly wanted: string;
      readonly squares: readonly Square[];
    }
  | { readonly code: 'WORD_GOES_ON' | 'NOTHING_NEW'; readonly squares: readonly Square[] }
  | {
      readonly code: 'RUNS_OFF_BOARD';
      /** Number of tiles that found a square. */
      readonly fitting: number;
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'OPENING_TOO_SHORT';
      readonly fewestTiles: number;
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'START_NOT_COVERED';
      readonly start: Square;
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'CROSS_WORD_FORMED';
      readonly crossWord: string;
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'NO_OVERLAP' | 'NOT_ADJACENT' | 'NO_WORD';
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'WORD_TOO_SHORT';
      readonly word: string;
      readonly shortest: number;
      readonly squares: readonly Square[];
    }
  | {
      readonly code: 'WORD_NOT_IN_LIST';
      /** The words not in the list, main word first. */
      readonly words: readonly string[];
      readonly squares: readonly Square[];
    };

/** Finds the square of each tile of a play, skipping occupied squares. */
export function layTiles(
  rules: RuleBook,
  field: BoardState,
  play: Play,
): Result<readonly LaidTile[], Refusal> {
  if (!isOnBoard(field.board, play.square)) {
    return err({ code: 'SQUARE_NOT_ON_BOARD', squares: [] });
  }
  if (rules.occupiedSquare === 'refuse' && tileAt(field, play.square)) {
    return err({ code: 'SQUARE_OCCUPIED', squares: [play.square] });
  }
  const laid: LaidTile[] = [];
  let from: Square = play.square;
  for (const tile of play.tiles) {
    const square = nextFree(field, from, play.direction);
    if (!square) {
      const squares = laid.map((each) => each.square);
      return err({ code: 'RUNS_OFF_BOARD', fitting: laid.length, squares });
    }
    laid.push({ square, tile });
    from = step(square, play.direction, 1);
  }
  return ok(laid);
}
