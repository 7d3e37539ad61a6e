import { type Direction, isOnBoard, type Square, step } from '../board';
import { err, ok, type Result } from '../result';
import type { PlacedTile } from '../tiles';
import { type BoardState, tileAt } from './grid';
import type { Play, Refusal } from './play';

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
