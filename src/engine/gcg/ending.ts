import { latestState, type Timeline } from '../game';
import { err, ok, type Result } from '../result';
import { takeTiles, tilesValue } from '../tiles';
import { type GcgGameError, mismatch } from './faults';
import type { GcgEntry } from './game';
import { deductsOwnRack } from './turns';

export type EndingRemark =
  /** In the file, the seat that went out gets twice the other rack; here each seat gets its share of it. */
  | { readonly code: 'RACKS_CONVERTED'; readonly seat: number; readonly points: number }
  | { readonly code: 'TIME_NOT_COUNTED'; readonly seat: number; readonly points: number };

/** Checks the end-of-game lines of a file against the racks of the game. */
export function checkEnding(
  timeline: Timeline,
  ending: readonly GcgEntry[],
): Result<readonly EndingRemark[], GcgGameError> {
  const { scores, racks, setup } = latestState(timeline);
  const remarks: EndingRemark[] = [];
  const totals = [...scores];
  for (const { line, seat, rack, action, points, total } of ending) {
    if (action.kind === 'end-rack') {
      const loses = deductsOwnRack({ points, rack });
      const left = racks[loses ? seat : 1 - seat] ?? [];
      const isRight =
        left.length === action.tiles.length && takeTiles(left, action.tiles).missing.length === 0;
      if (!isRight) return err({ code: 'GCG_RACK', line });
      const counted = tilesValue(setup.rules.tileSet, left);
      // If another line deducts the rack from the other seat, it counts only once here.
      const isShared = ending.some((other) => other.seat !== seat && other.points === -counted);
      const gain = isShared ? counted : 2 * counted;
      const due = loses ? 0 - counted : gain;
      if (points !== due) return mismatch('GCG_POINTS', line, points, due);
      if (points > 0 && !isShared) remarks.push({ code: 'RACKS_CONVERTED', seat, points });
    } else remarks.push({ code: 'TIME_NOT_COUNTED', seat, points });
    totals[seat] = (totals[seat] ?? 0) + points;
    if (total !== totals[seat]) return mismatch('GCG_TOTAL', line, total, totals[seat] ?? 0);
  }
  return ok(remarks);
}
