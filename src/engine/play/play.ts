import { type Direction, isOnBoard, type Square, step, otherDirection } from '../board';
import type { PlacedTile, Tile } from '../tiles';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import {
  type BoardState,
  type LaidTile,
  nextFree,
  squaresOf,
  tileAt,
  lettersOf,
  runThrough,
  withTiles,
  type WordOnBoard,
} from './grid';

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
export type Refusal = { readonly squares: readonly Square[] } & (
  | {
      readonly code:
        | 'SQUARE_NOT_ON_BOARD'
        | 'SQUARE_OCCUPIED'
        | 'WORD_GOES_ON'
        | 'NOTHING_NEW'
        | 'NO_OVERLAP'
        | 'NOT_ADJACENT'
        | 'NO_WORD';
    }
  /** The missing tiles, blanks as `_`. */
  | { readonly code: 'TILES_NOT_ON_RACK'; readonly missing: string }
  /** The letter on the board, and the one in the move. */
  | { readonly code: 'LETTER_DIFFERS'; readonly found: string; readonly wanted: string }
  /** Number of tiles that found a square. */
  | { readonly code: 'RUNS_OFF_BOARD'; readonly fitting: number }
  | { readonly code: 'OPENING_TOO_SHORT'; readonly fewestTiles: number }
  | { readonly code: 'START_NOT_COVERED'; readonly start: Square }
  | { readonly code: 'CROSS_WORD_FORMED'; readonly crossWord: string }
  | { readonly code: 'WORD_TOO_SHORT'; readonly word: string; readonly shortest: number }
  /** The words not in the list, main word first. */
  | { readonly code: 'WORD_NOT_IN_LIST'; readonly words: readonly string[] }
);

/** The tiles of a play on the board, each on the next free square; those beyond the edge are left out. */
export function placeTiles(
  field: BoardState,
  { tiles, square, direction }: Play,
): readonly LaidTile[] {
  const laid: LaidTile[] = [];
  let from = square;
  for (const tile of tiles) {
    const free = nextFree(field, from, direction);
    if (!free) break;
    laid.push({ square: free, tile });
    from = step(free, direction, 1);
  }
  return laid;
}

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
  const laid = placeTiles(field, play);
  return laid.length < play.tiles.length
    ? err({ code: 'RUNS_OFF_BOARD', fitting: laid.length, squares: squaresOf(laid) })
    : ok(laid);
}

/** A word to form on the board from `square` on, including those of its tiles that are already there. */
export type WholeWord = Play;

/** Returns the play that forms a whole word: only its tiles that are not yet on the board. */
export function playForWord(
  field: BoardState,
  { tiles, square, direction }: WholeWord,
): Result<Play, Refusal> {
  if (!isOnBoard(field.board, square)) return err({ code: 'SQUARE_NOT_ON_BOARD', squares: [] });
  const word = tiles.map((tile, index) => ({ tile, square: step(square, direction, index) }));
  const squares = squaresOf(word);
  const fitting = squares.filter((each) => isOnBoard(field.board, each));
  if (fitting.length < tiles.length) {
    return err({ code: 'RUNS_OFF_BOARD', fitting: fitting.length, squares: fitting });
  }
  const around = [step(square, direction, -1), step(square, direction, tiles.length)];
  const beyond = around.filter((each) => tileAt(field, each));
  if (beyond.length > 0) return err({ code: 'WORD_GOES_ON', squares: beyond });

  for (const { tile, square: at } of word) {
    const { letter: found } = tileAt(field, at) ?? tile;
    const { letter: wanted } = tile;
    if (found !== wanted) return err({ code: 'LETTER_DIFFERS', found, wanted, squares: [at] });
  }
  const missing = word.filter(({ square: at }) => !tileAt(field, at));
  const [first] = missing;
  return first
    ? ok({ tiles: missing.map(({ tile }) => tile), square: first.square, direction })
    : err({ code: 'NOTHING_NEW', squares });
}

/**
 * The words that the tiles of a play form with those on the board: the one in its direction first, then those across
 * it in the order of the tiles. A word has at least two tiles.
 */
export function formedWords(
  field: BoardState,
  laid: readonly LaidTile[],
  { direction }: Pick<Play, 'direction'>,
): readonly WordOnBoard[] {
  const after = withTiles(field, laid);
  const runs = (tiles: readonly LaidTile[], along: WordOnBoard['direction']) =>
    tiles.map(({ square }) => ({ direction: along, tiles: runThrough(after, square, along) }));
  return [...runs(laid.slice(0, 1), direction), ...runs(laid, otherDirection(direction))].filter(
    ({ tiles }) => tiles.length > 1,
  );
}

/** The words that a legal play forms, in upper case, the main word first. */
export const wordsFormed = (field: BoardState, play: Play): readonly string[] =>
  formedWords(field, placeTiles(field, play), play).map(({ tiles }) => lettersOf(tiles));
