import { isTurn, type Timeline } from '../game';
import { err, ok, type Result } from '../result';
import { gcgUnsupported, type GcgUnsupported } from './unsupported';
import { RULE_BOOK_PRAGMA } from './kind';
import { endLines } from './write-ending';
import { type GcgRacks, TurnWriter } from './write-turns';

/** Unique names without whitespace or colons. */
function nicknamesOf(names: readonly string[]): readonly string[] {
  const plain = names.map((name) => name.replaceAll(/[\s:]+/g, '_'));
  return plain.map((name, seat) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}_${seat + 1}`,
  );
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
