import { isOnBoard, type Square, step } from '../board';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Field, type LaidTile, nextFree, tileAt } from './grid';
import type { Play, Refusal } from './play';

/** Finds the squares that a play's tiles go to, skipping occupied ones. */
export function layTiles(
  rules: RuleBook,
  field: Field,
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
