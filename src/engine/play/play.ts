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
      /** The letter on the board; `wanted` is the letter in the move. */
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

/** A word to form on the board from `square` on, including those of its tiles that are already there. */
export interface WholeWord {
  readonly tiles: readonly PlacedTile[];
  readonly square: Square;
  readonly direction: Direction;
}

/** Returns the play that forms a whole word: only its tiles that are not yet on the board. */
export function playForWord(
  field: BoardState,
  { tiles, square, direction }: WholeWord,
): Result<Play, Refusal> {
  if (!isOnBoard(field.board, square)) return err({ code: 'SQUARE_NOT_ON_BOARD', squares: [] });
  const squares = tiles.map((_, index) => step(square, direction, index));
  const fitting = squares.filter((each) => isOnBoard(field.board, each));
  if (fitting.length < tiles.length) {
    return err({ code: 'RUNS_OFF_BOARD', fitting: fitting.length, squares: fitting });
  }
  const around = [step(square, direction, -1), step(square, direction, tiles.length)];
  const beyond = around.filter((each) => tileAt(field, each));
  if (beyond.length > 0) return err({ code: 'WORD_GOES_ON', squares: beyond });

  const missing: PlacedTile[] = [];
  let first: Square | undefined;
  for (const [index, tile] of tiles.entries()) {
    const at = step(square, direction, index);
    const lying = tileAt(field, at);
    if (!lying) {
      first ??= at;
      missing.push(tile);
    } else if (lying.letter !== tile.letter) {
      const { letter: found } = lying;
      return err({ code: 'LETTER_DIFFERS', found, wanted: tile.letter, squares: [at] });
    }
  }
  return first
    ? ok({ tiles: missing, square: first, direction })
    : err({ code: 'NOTHING_NEW', squares });
}
