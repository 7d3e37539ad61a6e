import { type GameState, type ImportedGame, latestState, type Timeline } from '../game';
import { tilesValue } from '../tiles';
import { rackText, signed } from './notation';
import { knownTiles } from './write-turns';

/** Whether all tiles left on the rack of a seat are known. */
const isLeftKnown = ({ left }: ImportedGame, state: GameState, seat: number): boolean => {
  const rack = state.racks[seat] ?? [];
  return knownTiles(rack, state, left[seat] ?? '').length === rack.length;
};

/**
 * Lines that count the racks of a finished game, and the time penalties of its file. A seat that went out
 * gets twice the other rack, which is known because all other tiles are on the board. If no seat went out,
 * racks are counted only if all their tiles are known; a single rack that is known is only named.
 */
export function endLines(timeline: Timeline, nicknames: readonly string[]): readonly string[] {
  const { imported } = timeline.record;
  const state = latestState(timeline);
  const { result, racks, scores, setup, turns } = state;
  if (!result || result.reason === 'resigned') return [];
  const out = racks.findIndex((rack) => rack.length === 0);
  // A game that was continued here ends differently from its file.
  const file = imported?.racks.length === turns ? imported : undefined;
  const areKnown = !file || nicknames.every((_, seat) => isLeftKnown(file, state, seat));
  return nicknames.flatMap((nickname, seat) => {
    const lines: string[] = [];
    let total = scores[seat] ?? 0;
    const add = (what: string, points: number): void => {
      total += points;
      lines.push(`>${nickname}: ${what} ${signed(points)} ${total}`);
    };
    const rack = (out < 0 ? racks[seat] : racks[1 - seat]) ?? [];
    const value = tilesValue(setup.rules.tileSet, rack);
    const text = rackText(state, rack);
    if (out < 0 && areKnown) add(`${text} (${text})`, -value);
    else if (out < 0 && file && isLeftKnown(file, state, seat))
      lines.push(`#rack${seat + 1} ${text}`);
    else if (out === seat) add(`(${text})`, 2 * value);
    const time = file?.time[seat] ?? 0;
    if (time !== 0) add('(time)', time);
    return lines;
  });
}
