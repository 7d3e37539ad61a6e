import { type ImportedGame, latestState } from '../game';
import { tilesText } from '../tiles';
import type { GcgGame } from './game';
import type { ReplayedTurns } from './replay';
import type { GcgTurns } from './turns';

/** Collects what a file gives besides its moves: scores, time penalties and racks. */
export function knownFromFile(
  { entries }: GcgGame,
  { turns, racks: left, ending }: GcgTurns,
  { timeline, places }: ReplayedTurns,
): ImportedGame {
  const seats = timeline.record.setup.seats.map((_, seat) => seat);
  const racks = Array.from({ length: latestState(timeline).turns }, () => '');
  const exchanges: number[] = [];
  for (const [index, { needed, move }] of turns.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    racks[place] = tilesText(needed);
    if (move.kind === 'exchange' && typeof move.returned === 'number') exchanges.push(place);
  }
  const timeOf = (seat: number): number =>
    ending
      .filter((entry) => entry.seat === seat && entry.action.kind === 'time')
      .reduce((sum, { points }) => sum + points, 0);
  return {
    scores: seats.map((seat) => entries.findLast((entry) => entry.seat === seat)?.total ?? 0),
    time: seats.map(timeOf),
    racks,
    exchanges,
    left: seats.map((seat) => tilesText(left[seat] ?? [])),
  };
}
