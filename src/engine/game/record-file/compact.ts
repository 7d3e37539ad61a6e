import * as v from 'valibot';
import { squareName } from '../../board';
import { MAX_COUNT, MAX_IN_LINK, MAX_IN_RECORD } from '../../limits';
import { err, ok, type Result } from '../../result';
import {
  type Alphabet,
  alphabetOf,
  type RandomState,
  chooseIndex,
  parseTiles,
  placedTilesText,
  tilesText,
} from '../../tiles';
import { applyEvent } from '../apply';
import { deal, expectedEvent } from '../decide';
import { type GameEvent, isTurn, moveIn } from '../event';
import type { GameSetup } from '../game-setup';
import type { Move } from '../../play';
import type { GameRecord, Timeline } from '../record';
import { type EndingElsewhere, type GameState, initialState } from '../state';
import { type LimitedQuantity, withinBounds } from './bounds';
import { badField, fieldsOf, whole } from '../fields';
import { type EventJson, eventSchema, eventToJson, playSchema } from './event-json';
import { importedSchema, recordSchema } from './record-json';
import { hasEntryPerSeat, readJson, type RecordFileError, setupFromJson } from './read';
import { importedToJson, setupToJson } from './write';

/*
 * A compact record, for links: the set-up, the number of undone turns, and one item per event. Items omit
 * what follows from the previous state by the rules and the random source. A play is its tiles and square, an
 * exchange a list of its tiles, a pass 0, and the deal has no item. If a computer first used random numbers
 * of a generator, the item is a list of the move and how many. Other events are written in full.
 */

/** Suffix of the square in a downward play. */
const DOWN = '-';

const PASS = 0;

const undosSchema = v.union([v.literal(0), v.array(whole(MAX_COUNT.events))]);

/** Undo counts by seat, or 0; in an imported game a pair of these and what is known from its file. */
const knownSchema = v.union([undosSchema, v.strictTuple([undosSchema, importedSchema])]);

const itemsSchema = v.array(v.unknown());
const headSchema = v.strictTuple([recordSchema.entries.setup, knownSchema]);

type MoveItem = string | readonly [string] | typeof PASS;

type Item = MoveItem | readonly [MoveItem, number] | EventJson;

/** Maximum random numbers that a computer is assumed to use before its move. */
const MAX_RANDOM_NUMBERS = 64;

/** The random state after `numbers` numbers were used. */
const afterRandomNumbers = (chance: RandomState, numbers: number): RandomState =>
  numbers === 0 ? chance : afterRandomNumbers(chooseIndex(chance, '', 1).chance, numbers - 1);

const isSame = (alphabet: Alphabet, one: GameEvent, other: GameEvent | undefined): boolean =>
  other !== undefined &&
  JSON.stringify(eventToJson(alphabet, one)) === JSON.stringify(eventToJson(alphabet, other));

/** How many random numbers were used before an event; undefined if it must be written in full. */
function randomNumbersBefore(
  alphabet: Alphabet,
  state: GameState,
  event: GameEvent,
): number | undefined {
  const max = state.chance.state === undefined ? 0 : MAX_RANDOM_NUMBERS;
  const move = isTurn(event) ? moveIn(event) : undefined;
  for (let asked = 0; asked <= max; asked++) {
    const expected = expectedEvent(state, move, afterRandomNumbers(state.chance, asked));
    if (isSame(alphabet, event, expected)) return asked;
  }
  return undefined;
}

function moveToItem(alphabet: Alphabet, move: Move): MoveItem {
  switch (move.kind) {
    case 'play': {
      const { tiles, square, direction } = move.play;
      return `${placedTilesText(alphabet, tiles)},${squareName(square)}${direction === 'down' ? DOWN : ''}`;
    }
    case 'exchange':
      return [tilesText(move.tiles)];
    case 'pass':
      return PASS;
  }
}

/** Writes a compact record, without refused attempts. */
export function formatCompactRecord({ record, states }: Timeline): string {
  const alphabet = alphabetOf(record.setup.rules.tileSet);
  const items = record.events.flatMap((event, index): readonly Item[] => {
    const state = states[index];
    if (event.kind === 'refused' || !state) return [];
    const asked = randomNumbersBefore(alphabet, state, event);
    if (asked === undefined) return [eventToJson(alphabet, event)];
    const move = isTurn(event) ? moveIn(event) : undefined;
    const item = move && moveToItem(alphabet, move);
    if (item === undefined) return [];
    return asked === 0 ? [item] : [[item, asked]];
  });
  const undos = record.undos ?? 0;
  const known = record.imported ? [undos, importedToJson(record.imported)] : undos;
  return JSON.stringify([setupToJson(record.setup), known, ...items]);
}

function playFromItem(
  alphabet: Alphabet,
  item: string,
  path: string,
): Result<Move, RecordFileError> {
  const at = item.lastIndexOf(',');
  const isDown = item.endsWith(DOWN);
  const written = {
    tiles: item.slice(0, Math.max(0, at)),
    square: item.slice(at + 1, isDown ? -1 : undefined),
    direction: isDown ? 'down' : 'across',
  };
  const play = fieldsOf(playSchema(alphabet), written, path);
  return play.ok ? ok({ kind: 'play', play: play.value }) : play;
}

/** The move in an item, or undefined if the item is a full event. */
function moveFromItem(
  alphabet: Alphabet,
  item: unknown,
  path: string,
): Result<Move | undefined, RecordFileError> {
  if (item === PASS) return ok({ kind: 'pass' });
  if (typeof item === 'string') return playFromItem(alphabet, item, path);
  if (!Array.isArray(item)) return ok(undefined);
  const [text] = item as unknown[];
  const tiles = typeof text === 'string' ? parseTiles(alphabet, text) : undefined;
  return tiles?.ok ? ok({ kind: 'exchange', tiles: tiles.value }) : badField(path);
}

const askedSchema = v.strictTuple([v.unknown(), v.pipe(whole(MAX_RANDOM_NUMBERS), v.minValue(1))]);

function eventFromItem(
  alphabet: Alphabet,
  state: GameState,
  item: unknown,
  path: string,
): Result<GameEvent, RecordFileError> {
  const preceded = v.safeParse(askedSchema, item);
  const [made, asked] = preceded.success ? preceded.output : [item, 0];
  const move = moveFromItem(alphabet, made, path);
  if (!move.ok) return move;
  if (move.value) {
    const event = expectedEvent(state, move.value, afterRandomNumbers(state.chance, asked));
    return event ? ok(event) : badField(path);
  }
  const event = fieldsOf(eventSchema(alphabet), item);
  return event.ok ? event : badField(path);
}

/** Replays the items. Errors give the index (0-based) of the item or event. */
function playThrough(
  setup: GameSetup,
  ending: EndingElsewhere | undefined,
  items: readonly unknown[],
): Result<Pick<Timeline, 'states'> & Pick<GameRecord, 'events'>, RecordFileError> {
  const alphabet = alphabetOf(setup.rules.tileSet);
  const events: GameEvent[] = [];
  const first = initialState(setup, ending);
  const states: [GameState, ...GameState[]] = [first];
  let state = first;
  let listed = 0;
  const tooMuch = (what: LimitedQuantity, max: number): Result<never, RecordFileError> =>
    err({ code: 'TOO_MUCH', what, index: events.length, max });
  /** Checks limits along the way, so that an endless record is rejected without replaying all of it. */
  const take = (event: GameEvent): Result<undefined, RecordFileError> => {
    const after = applyEvent(state, event);
    if (!after.ok) return err({ code: 'BAD_EVENT', index: events.length, fault: after.error });
    state = after.value;
    events.push(event);
    states.push(state);
    listed += state.bag.length + (event.kind === 'play' ? state.grid.length : 0);
    if (listed > MAX_IN_LINK.listed) return tooMuch('SIZE', MAX_IN_LINK.listed);
    return state.turnsWithoutPlay > MAX_IN_RECORD.turnsWithoutPlay
      ? tooMuch('TURNS_WITHOUT_PLAY', MAX_IN_RECORD.turnsWithoutPlay)
      : ok(undefined);
  };
  const isDealWritten = (items[0] as { readonly kind?: unknown } | undefined)?.kind === 'deal';
  if (!isDealWritten) {
    const dealt = take(deal(first, first.chance));
    if (!dealt.ok) return dealt;
  }
  for (const [index, item] of items.entries()) {
    const event = eventFromItem(alphabet, state, item, `items.${index}`);
    if (!event.ok) return event;
    const taken = take(event.value);
    if (!taken.ok) return taken;
  }
  return ok({ states, events });
}

type Known = v.InferOutput<typeof knownSchema>;

const isImported = (known: Known): known is Extract<Known, readonly [unknown, object]> =>
  known !== 0 && typeof known[1] === 'object';

/** Parses a compact record and replays it. Words are not looked up. */
export function parseCompactRecord(source: string, id: string): Result<Timeline, RecordFileError> {
  const json = readJson(source);
  if (!json.ok) return json;
  const items = fieldsOf(itemsSchema, json.value);
  if (!items.ok) return items;
  const head = fieldsOf(headSchema, items.value.slice(0, 2));
  if (!head.ok) return head;
  const [setupJson, known] = head.value;
  const [undos, imported] = isImported(known) ? known : [known, undefined];
  const setup = setupFromJson(setupJson);
  if (!setup.ok) return setup;
  const seats = setup.value.seats.length;
  const isOfSeats = undos === 0 || undos.length === seats;
  if (!isOfSeats || (imported && !hasEntryPerSeat(imported, seats))) return badField('1');
  const played = playThrough(setup.value, imported?.ending, items.value.slice(2));
  if (!played.ok) return played;
  const { states, events } = played.value;
  const record: GameRecord = {
    id,
    parent: undefined,
    setup: setup.value,
    ...(undos === 0 ? {} : { undos }),
    ...(imported ? { imported } : {}),
    events,
  };
  const bounded = withinBounds(record);
  return bounded.ok ? ok({ record, states, wordsChecked: false }) : bounded;
}
