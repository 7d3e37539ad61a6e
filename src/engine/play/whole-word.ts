import { type Direction, isOnBoard, type Square, step } from '../board';
import { err, ok, type Result } from '../result';
import type { PlacedTile } from '../tiles';
import { type BoardState, tileAt } from './grid';
import type { Play, Refusal } from './play';

/** A word as it shall stand on the board, those of its tiles included that lie there already. */
export interface WholeWord {
  readonly tiles: readonly PlacedTile[];
  /** The square of its first letter. */
  readonly square: Square;
  readonly direction: Direction;
}

/** The play that makes a word stand where it shall, by the tiles of it that are missing. */
export function playOfWord(
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
