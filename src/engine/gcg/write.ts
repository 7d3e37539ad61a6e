import { type GameState, type ImportedGame, isTurn, latestState, type Timeline } from '../game';
import { err, ok, type Result } from '../result';
import { tilesValue } from '../tiles';
import { gcgUnsupported, type GcgUnsupported } from './unsupported';
import { RULE_BOOK_PRAGMA } from './kind';
import { rackText, signed } from './notation';
import { type GcgRacks, knownTiles, TurnWriter } from './write-turns';

/** Unique names without whitespace or colons. */
function nicknamesOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replaceAll(/[\s:]+/g, '_'));
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}_${seat + 1}`,
  );
}

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
function endLines(timeline: Timeline, nicknames: readonly string[]): readonly string[] {
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

/**
 * Writes a game as a GCG file. With `all` racks it contains tiles that only their player may know, so use
 * that only for finished games.
 */
export function formatGcg(timeline: Timeline, racks: GcgRacks): Result<string, GcgUnsupported> {
  const misfit = gcgUnsupported(timeline.record.setup);
  if (misfit) return err(misfit);
  const { record, states } = timeline;
  const { rules, seats, lexiconId } = record.setup;
  const names = seats.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim() || 'Player');
  const nicknames = nicknamesOf(names);
  const lexicon = /^gcg\/(.+)$/.exec(lexiconId)?.[1];
  const writer = new TurnWriter(record, racks, nicknames);
  const turns = record.events.flatMap((event, index) => {
    const [before, after] = [states[index], states[index + 1]];
    if (!isTurn(event) || !before || !after) return [];
    return writer.linesOf({ event, number: before.turns, before, after });
  });
  const lines = [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicknames[seat]} ${name}`),
    ...(lexicon === undefined ? [] : [`#lexicon ${lexicon}`]),
    `#${RULE_BOOK_PRAGMA} ${rules.id}`,
    ...turns,
    ...endLines(timeline, nicknames),
  ];
  return ok(`${lines.join('\n')}\n`);
}
