import { isTurn, parseRecordJsonSteps, type Steps, type Timeline, valueIn } from '../../engine';
import { recordIn } from './kept-game';

const BEFORE_EVENTS = '\n "events": [';

/** The events come last in a record; each is an object within their list, and so indented by two spaces. */
const END_OF_EVENT = '\n  }';

/** The text of a truncated record, closed after its last complete event. */
function closeTruncated(text: string): string | undefined {
  const list = text.indexOf(BEFORE_EVENTS);
  const end = text.lastIndexOf(END_OF_EVENT);
  return list < 0 || end < list ? undefined : `${text.slice(0, end + END_OF_EVENT.length)}\n ]\n}`;
}

/** The value of a damaged record with all its events, valid or not. */
function parseDamaged(
  record: string,
): { readonly [field: string]: unknown; readonly events: readonly unknown[] } | undefined {
  const json = valueIn(record) ?? valueIn(closeTruncated(record));
  return typeof json === 'object' && json !== null && 'events' in json && Array.isArray(json.events)
    ? { ...json, events: json.events }
    : undefined;
}

/**
 * The longest valid beginning of a damaged game, as a separate game under a new id; undefined if not even the first
 * turn can be recovered.
 */
export function* recoverySteps(text: string, newId: string): Steps<Timeline | undefined> {
  const json = parseDamaged(recordIn(text));
  if (!json) return undefined;
  function* beginning(events: number): Steps<Timeline | undefined> {
    const some = { ...json, events: json?.events.slice(0, events) };
    const parsed = yield* parseRecordJsonSteps(some, undefined);
    return parsed.ok ? parsed.value : undefined;
  }
  // Binary search: every beginning of a valid beginning is valid.
  let [sound, unsound] = [0, json.events.length + 1];
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2);
    if (yield* beginning(middle)) sound = middle;
    else unsound = middle;
  }
  const game = yield* beginning(sound);
  if (!game?.record.events.some(isTurn)) return undefined;
  return { ...game, record: { ...game.record, id: newId, parent: undefined } };
}
