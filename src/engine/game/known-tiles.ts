import { alphabetOf, parseTiles, takeTiles, type Tile } from '../tiles';
import { isTurn } from './event';
import type { PublicSetup } from './game-setup';
import type { Timeline } from './record';

/** The tiles of a rack that a text names; all of them without a text. */
export function knownTiles(
  { rules }: Pick<PublicSetup, 'rules'>,
  rack: readonly Tile[],
  known: string | undefined,
): readonly Tile[] {
  if (known === undefined) return rack;
  const tiles = parseTiles(alphabetOf(rules.tileSet), known);
  // The multiset intersection of the rack and the known tiles.
  return tiles.ok ? takeTiles(rack, takeTiles(rack, tiles.value).left).left : [];
}

/** A rack that a seat has after a number of turns. */
interface RackAfter {
  readonly seat: number;
  readonly turns: number;
  readonly rack: readonly Tile[];
}

/**
 * The known tiles of a rack. The record of an imported game has tiles that were made up in place of those that its
 * file does not give.
 */
export function knownTilesAfter(
  { record: { imported, parent, setup, events } }: Timeline,
  { seat, turns, rack }: RackAfter,
): readonly Tile[] {
  if (!imported) return rack;
  const seats = events.filter(isTurn).map((turn) => turn.seat);
  const next = seats.findIndex((each, turn) => turn >= turns && each === seat);
  // Players who continue an imported game use the racks of the record.
  const isContinued = seats.length > imported.racks.length || parent !== undefined;
  const known = next < 0 && !isContinued ? imported.left[seat] : imported.racks[next];
  return knownTiles(setup, rack, known);
}

/** Whether the rack that a seat has after a number of turns is known in full. */
export const isRackKnown = (timeline: Timeline, after: RackAfter): boolean =>
  knownTilesAfter(timeline, after).length === after.rack.length;

/**
 * Whether an imported game has only the number of tiles of the exchange that is a turn (0-based). Older branches list
 * exchanges of their files in whose place other turns were played.
 */
export const isOnlyCounted = ({ record: { imported } }: Timeline, turn: number): boolean =>
  imported !== undefined && turn < imported.racks.length && imported.exchanges.includes(turn);
