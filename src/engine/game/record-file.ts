import * as v from 'valibot';
import {
  type BoardFileError,
  boardFromJson,
  boardJsonSchema,
  boardToJson,
  DIRECTIONS,
  parseSquareName,
  squareName,
} from '../board';
import type { Lexicon } from '../lexicon';
import type { Play } from '../play';
import { err, ok, type Result } from '../result';
import { PLAYERS, type RuleBook, ruleBookSchema } from '../rules';
import {
  type Alphabet,
  alphabetOf,
  allTiles,
  type ChanceSource,
  parsePlacedTiles,
  parseTiles,
  placedTilesText,
  takeTiles,
  type Tile,
  tilesText,
} from '../tiles';
import {
  type GameEvent,
  type GeneratorTrace,
  type LostTurnEvent,
  type PlayEvent,
  REFUSAL_CODES,
} from './event';
import { type GameRecord, replay, type ReplayError, type Timeline } from './record';
import type { GameSetup } from './setup';

const FORMAT = 'scraebbkle-record';
const VERSION = 2;

/** Longest text that is read as a record, in UTF-16 code units. */
export const LONGEST_RECORD = 4_000_000;

/** Longest refused input that a record keeps, in UTF-16 code units. */
export const LONGEST_ATTEMPT = 200;

const MOST = {
  events: 20_000,
  seats: 8,
  text: 200,
  words: 64,
  tiles: 10_000,
  name: 40,
};

/** Why a text is no record of a game that can have happened. */
export type RecordFileError =
  | { readonly code: 'RECORD_TOO_LONG' }
  | { readonly code: 'NOT_JSON' }
  | { readonly code: 'NOT_A_RECORD' }
  | { readonly code: 'UNKNOWN_VERSION'; readonly version: number }
  | {
      readonly code: 'BAD_FIELD';
      /** Where in the record, such as `events.3.square`. */
      readonly path: string;
    }
  | { readonly code: 'BAD_BOARD_ROWS'; readonly error: BoardFileError }
  | ReplayError;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const seat = whole(MOST.seats - 1);

/** A generator's state is a whole number of 48 bits. */
const trace = v.optional(
  v.strictObject({
    state: whole(2 ** 48 - 1),
    places: v.pipe(v.array(whole(MOST.tiles)), v.maxLength(MOST.tiles)),
  }),
);

const layingFields = {
  seat,
  tiles: v.pipe(text(MOST.text), v.minLength(1)),
  square: text(8),
  direction: v.picklist(DIRECTIONS),
  words: v.pipe(v.array(text(MOST.text)), v.minLength(1), v.maxLength(MOST.words)),
};

const eventSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('deal'),
    racks: v.pipe(v.array(text(MOST.text)), v.maxLength(MOST.seats)),
    opening: v.optional(v.strictObject({ square: text(8), tile: text(8) })),
    firstSeat: seat,
    trace,
  }),
  v.strictObject({
    kind: v.literal('play'),
    ...layingFields,
    score: v.pipe(v.number(), v.safeInteger()),
    drawn: text(MOST.text),
    trace,
  }),
  v.strictObject({
    kind: v.literal('exchange'),
    seat,
    returned: text(MOST.text),
    drawn: text(MOST.text),
    trace,
  }),
  v.strictObject({ kind: v.literal('pass'), seat, trace }),
  v.strictObject({ kind: v.literal('lost-turn'), ...layingFields }),
  v.strictObject({
    kind: v.literal('refused'),
    seat,
    text: text(LONGEST_ATTEMPT),
    code: v.picklist(REFUSAL_CODES),
  }),
]);

const chanceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('seeded'), seed: text(MOST.text) }),
  v.strictObject({ kind: v.literal('given'), tiles: text(MOST.tiles), seed: text(MOST.text) }),
  v.strictObject({
    kind: v.literal('java'),
    seed: v.pipe(v.number(), v.safeInteger()),
    bag: text(MOST.tiles),
  }),
]);

const setupSchema = v.strictObject({
  rules: ruleBookSchema,
  board: boardJsonSchema,
  boardName: text(MOST.text),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST.name)),
        player: v.picklist(PLAYERS),
        skill: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST.seats),
  ),
  openRacks: v.boolean(),
  lexiconId: text(MOST.text),
  chance: chanceSchema,
});

const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  id,
  parent: v.nullable(v.strictObject({ id, events: whole(MOST.events) })),
  setup: setupSchema,
  events: v.pipe(v.array(eventSchema), v.maxLength(MOST.events)),
});

type RecordJson = v.InferOutput<typeof recordSchema>;
type EventJson = RecordJson['events'][number];

const traceToJson = (left: GeneratorTrace | undefined) =>
  left ? { trace: { state: left.state, places: [...left.places] } } : {};

const layingToJson = (
  alphabet: Alphabet,
  { seat: at, play, words }: PlayEvent | LostTurnEvent,
) => ({
  seat: at,
  tiles: placedTilesText(alphabet, play.tiles),
  square: squareName(play.square),
  direction: play.direction,
  words: [...words],
});

function eventToJson(alphabet: Alphabet, event: GameEvent): EventJson {
  switch (event.kind) {
    case 'deal': {
      const { opening } = event;
      const laid = opening && {
        square: squareName(opening.square),
        tile: placedTilesText(alphabet, [opening.tile]),
      };
      return {
        kind: 'deal',
        racks: event.racks.map(tilesText),
        ...(laid ? { opening: laid } : {}),
        firstSeat: event.firstSeat,
        ...traceToJson(event.trace),
      };
    }
    case 'play':
      return {
        kind: 'play',
        ...layingToJson(alphabet, event),
        score: event.score,
        drawn: tilesText(event.drawn),
        ...traceToJson(event.trace),
      };
    case 'exchange':
      return {
        kind: 'exchange',
        seat: event.seat,
        returned: tilesText(event.returned),
        drawn: tilesText(event.drawn),
        ...traceToJson(event.trace),
      };
    case 'pass':
      return { kind: 'pass', seat: event.seat, ...traceToJson(event.trace) };
    case 'lost-turn':
      return { kind: 'lost-turn', ...layingToJson(alphabet, event) };
    case 'refused':
      return { kind: 'refused', seat: event.seat, text: event.text, code: event.code };
  }
}

function chanceToJson(chance: ChanceSource): RecordJson['setup']['chance'] {
  switch (chance.kind) {
    case 'seeded':
      return { kind: 'seeded', seed: chance.seed };
    case 'given':
      return { kind: 'given', tiles: tilesText(chance.tiles), seed: chance.seed };
    case 'java':
      return { kind: 'java', seed: chance.seed, bag: tilesText(chance.bag) };
  }
}

function setupToJson(setup: GameSetup): RecordJson['setup'] {
  const { rules, board, boardName, seats, openRacks, lexiconId, chance } = setup;
  return {
    // The schema's own order of fields, so that equal rule books are written alike.
    rules: v.parse(ruleBookSchema, rules),
    board: boardToJson(board),
    boardName,
    seats: seats.map(({ name, player, skill }) => ({ name, player, skill })),
    openRacks,
    lexiconId,
    chance: chanceToJson(chance),
  };
}

/** Writes a record: the one canonical encoding, for saving, exporting and comparing. */
export function formatRecord(record: GameRecord): string {
  const alphabet = alphabetOf(record.setup.rules.tileSet);
  const json: RecordJson = {
    format: FORMAT,
    version: VERSION,
    id: record.id,
    parent: record.parent ? { id: record.parent.id, events: record.parent.events } : null,
    setup: setupToJson(record.setup),
    events: record.events.map((event) => eventToJson(alphabet, event)),
  };
  return `${JSON.stringify(json, undefined, 1)}\n`;
}

const badField = (path: string) => err({ code: 'BAD_FIELD' as const, path });

function chanceFromJson(
  rules: RuleBook,
  json: RecordJson['setup']['chance'],
): Result<ChanceSource, RecordFileError> {
  if (json.kind === 'seeded') return ok(json);
  const tiles = parseTiles(
    alphabetOf(rules.tileSet),
    json.kind === 'given' ? json.tiles : json.bag,
  );
  if (!tiles.ok) return badField(`setup.chance.${json.kind === 'given' ? 'tiles' : 'bag'}`);
  const { left, missing } = takeTiles(allTiles(rules.tileSet), tiles.value);
  if (json.kind === 'given') {
    return missing.length > 0
      ? badField('setup.chance.tiles')
      : ok({ kind: 'given', tiles: tiles.value, seed: json.seed });
  }
  return missing.length + left.length > 0
    ? badField('setup.chance.bag')
    : ok({ kind: 'java', seed: json.seed, bag: tiles.value });
}

function setupFromJson(json: RecordJson['setup']): Result<GameSetup, RecordFileError> {
  const { rules, boardName, seats, openRacks, lexiconId } = json;
  if (seats.length < rules.seats.least || seats.length > rules.seats.most) {
    return badField('setup.seats');
  }
  const board = boardFromJson(json.board);
  if (!board.ok) {
    return board.error.code === 'BAD_BOARD_ROWS'
      ? err(board.error)
      : badField(`setup.board.${board.error.field}`);
  }
  const chance = chanceFromJson(rules, json.chance);
  if (!chance.ok) return chance;
  return ok({
    rules,
    board: board.value,
    boardName,
    seats,
    openRacks,
    lexiconId,
    chance: chance.value,
  });
}

function dealFromJson(
  alphabet: Alphabet,
  json: Extract<EventJson, { kind: 'deal' }>,
  path: string,
): Result<GameEvent, RecordFileError> {
  const racks: (readonly Tile[])[] = [];
  for (const [index, rack] of json.racks.entries()) {
    const tiles = parseTiles(alphabet, rack);
    if (!tiles.ok) return badField(`${path}.racks.${index}`);
    racks.push(tiles.value);
  }
  const { firstSeat, trace: left } = json;
  if (!json.opening) {
    return ok({ kind: 'deal', racks, opening: undefined, firstSeat, trace: left });
  }
  const square = parseSquareName(json.opening.square);
  if (!square) return badField(`${path}.opening.square`);
  const laid = parsePlacedTiles(alphabet, json.opening.tile);
  const tile = laid.ok && laid.value.length === 1 ? laid.value[0] : undefined;
  if (!tile) return badField(`${path}.opening.tile`);
  return ok({ kind: 'deal', racks, opening: { square, tile }, firstSeat, trace: left });
}

function playFromJson(
  alphabet: Alphabet,
  json: Extract<EventJson, { kind: 'play' | 'lost-turn' }>,
  path: string,
): Result<Play, RecordFileError> {
  const tiles = parsePlacedTiles(alphabet, json.tiles);
  if (!tiles.ok) return badField(`${path}.tiles`);
  const square = parseSquareName(json.square);
  if (!square) return badField(`${path}.square`);
  return ok({ tiles: tiles.value, square, direction: json.direction });
}

function eventFromJson(
  alphabet: Alphabet,
  json: EventJson,
  path: string,
): Result<GameEvent, RecordFileError> {
  switch (json.kind) {
    case 'deal':
      return dealFromJson(alphabet, json, path);
    case 'play': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      const drawn = parseTiles(alphabet, json.drawn);
      if (!drawn.ok) return badField(`${path}.drawn`);
      const { kind, seat: at, words, score, trace: left } = json;
      return ok({
        kind,
        seat: at,
        play: play.value,
        words,
        score,
        drawn: drawn.value,
        trace: left,
      });
    }
    case 'lost-turn': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      return ok({ kind: json.kind, seat: json.seat, play: play.value, words: json.words });
    }
    case 'exchange': {
      const returned = parseTiles(alphabet, json.returned);
      if (!returned.ok) return badField(`${path}.returned`);
      const drawn = parseTiles(alphabet, json.drawn);
      if (!drawn.ok) return badField(`${path}.drawn`);
      const { kind, seat: at, trace: left } = json;
      return ok({ kind, seat: at, returned: returned.value, drawn: drawn.value, trace: left });
    }
    case 'pass':
      return ok({ kind: 'pass', seat: json.seat, trace: json.trace });
    case 'refused':
      return ok(json);
  }
}

function recordFromJson(json: RecordJson): Result<GameRecord, RecordFileError> {
  const setup = setupFromJson(json.setup);
  if (!setup.ok) return setup;
  const alphabet = alphabetOf(setup.value.rules.tileSet);
  const events: GameEvent[] = [];
  for (const [index, event] of json.events.entries()) {
    const parsed = eventFromJson(alphabet, event, `events.${index}`);
    if (!parsed.ok) return parsed;
    events.push(parsed.value);
  }
  return ok({ id: json.id, parent: json.parent ?? undefined, setup: setup.value, events });
}

function readJson(source: string): Result<unknown, RecordFileError> {
  if (source.length > LONGEST_RECORD) return err({ code: 'RECORD_TOO_LONG' });
  try {
    return ok(JSON.parse(source));
  } catch {
    return err({ code: 'NOT_JSON' });
  }
}

const headerSchema = v.object({ format: v.literal(FORMAT), version: v.number() });

/**
 * Reads a record and plays it through; words are checked only where the lexicon is the one
 * that the record names.
 */
export function parseRecord(
  source: string,
  lexicon: Lexicon | undefined,
): Result<Timeline, RecordFileError> {
  const json = readJson(source);
  if (!json.ok) return json;
  const header = v.safeParse(headerSchema, json.value);
  if (!header.success) return err({ code: 'NOT_A_RECORD' });
  if (header.output.version !== VERSION) {
    return err({ code: 'UNKNOWN_VERSION', version: header.output.version });
  }
  const checked = v.safeParse(recordSchema, json.value);
  if (!checked.success) return badField(v.getDotPath(checked.issues[0]) ?? '');
  const record = recordFromJson(checked.output);
  return record.ok ? replay(record.value, lexicon) : record;
}
