import { alphabetOf, parseTiles, type Tile } from '../tiles';
import { isTurn } from './event';
import type { Timeline } from './record';

/**
 * Whether the rack that a seat has after a number of turns is known in full. The record of an imported game has tiles
 * that were made up in place of those that its file does not give.
 */
export function isRackKnown(
  { record: { imported, parent, setup, events } }: Timeline,
  {
    seat,
    turns,
    rack,
  }: {
    readonly seat: number;
    readonly turns: number;
    readonly rack: readonly Tile[];
  },
): boolean {
  if (!imported) return true;
  const seats = events.filter(isTurn).map((turn) => turn.seat);
  const next = seats.findIndex((each, turn) => turn >= turns && each === seat);
  // Players who continue an imported game use the racks of the record.
  const isContinued = seats.length > imported.racks.length || parent !== undefined;
  const known = next < 0 && !isContinued ? imported.left[seat] : imported.racks[next];
  if (known === undefined) return true;
  const tiles = parseTiles(alphabetOf(setup.rules.tileSet), known);
  return tiles.ok && tiles.value.length >= rack.length;
}

/** Whether an imported game has only the number of tiles of the exchange that is a turn (0-based). */
export const isOnlyCounted = ({ record: { imported } }: Timeline, turn: number): boolean =>
  imported?.exchanges.includes(turn) ?? false;
