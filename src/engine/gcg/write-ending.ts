import { type GameRecord, type GameState, latestState, type Timeline } from '../game';
import { tilesValue } from '../tiles';
import { rackText, signed } from './notation';
import { knownOn } from './write-turns';

/** Whether all tiles left at the end are known: those of an imported game are if its file names them. */
function areLeftKnown({ imported }: GameRecord, state: GameState): boolean {
  if (!imported) return true;
  return state.racks.every(
    (rack, seat) => knownOn(rack, state, imported.left[seat] ?? '').length === rack.length,
  );
}

/**
 * The lines that count the racks of a game that is over, and what its file counts for time. Whoever went out has
 * twice the other's rack, which is all that is not on the board; where nobody did, each rack has to be known.
 */
export function endLines(timeline: Timeline, nicknames: readonly string[]): readonly string[] {
  const { record } = timeline;
  const state = latestState(timeline);
  const { result, racks, scores, setup, turns } = state;
  if (!result || result.reason === 'resigned') return [];
  const out = racks.findIndex((rack) => rack.length === 0);
  const { imported } = record;
  const isEndOfFile = imported?.scores !== undefined && imported.racks.length === turns;
  const areKnown = areLeftKnown(record, state);
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
    else if (out === seat) add(`(${text})`, 2 * value);
    const time = imported?.time[seat] ?? 0;
    if (isEndOfFile && time !== 0) add('(time)', time);
    return lines;
  });
}
