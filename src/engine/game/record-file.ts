import * as v from 'valibot';
import {
  type Board,
  type BoardFileError,
  DIRECTIONS,
  formatBoardRows,
  isOnBoard,
  parseBoardRows,
  parseSquareName,
  squareName,
} from '../board';
import type { Lexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import { type RuleBook, ruleBookSchema } from '../rules';
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
import { type GameEvent, REFUSAL_CODES } from './event';
import { type GameRecord, replay, type ReplayError, type Timeline } from './record';
import { type GameSetup, PLAYERS } from './setup';

const FORMAT = 'scraebbkle-record';
const VERSION = 1;

/** Longest text that is read as a record, in UTF-16 code units. */
export const LONGEST_RECORD = 4_000_000;

/** Longest refused input that a record keeps, in UTF-16 code units. */
export const LONGEST_ATTEMPT = 200;

/** Most UTF-16 code units of one square's token, such as `[-9]`. */
const LONGEST_TOKEN = 4;

const MOST = { squares: 10_000, events: 20_000, seats: 8, text: 200, words: 64, tiles: 10_000 };

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

const playFields = {
  seat,
  tiles: v.pipe(text(MOST.text), v.minLength(1)),
  square: text(8),
  direction: v.picklist(DIRECTIONS),
  words: v.pipe(v.array(text(MOST.text)), v.minLength(1), v.maxLength(MOST.words)),
  score: v.pipe(v.number(), v.safeInteger()),
  drawn: text(MOST.text),
};

const eventSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('deal'),
    racks: v.pipe(v.array(text(MOST.text)), v.maxLength(MOST.seats)),
  }),
  v.strictObject({ kind: v.literal('play'), ...playFields }),
  v.strictObject({ kind: v.literal('pass'), seat }),
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
]);

const setupSchema = v.strictObject({
  rules: ruleBookSchema,
  board: v.strictObject({
    start: text(8),
    rows: v.pipe(
      v.array(text(LONGEST_TOKEN * MOST.squares)),
      v.minLength(1),
      v.maxLength(MOST.squares),
    ),
    columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.squares)),
  }),
  boardName: text(MOST.text),
  seats: v.pipe(v.array(v.picklist(PLAYERS)), v.minLength(1), v.maxLength(MOST.seats)),
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

function eventToJson(alphabet: Alphabet, event: GameEvent): EventJson {
  switch (event.kind) {
    case 'deal':
      return { kind: 'deal', racks: event.racks.map(tilesText) };
    case 'play':
      return {
        kind: 'play',
        seat: event.seat,
        tiles: placedTilesText(alphabet, event.play.tiles),
        square: squareName(event.play.square),
        direction: event.play.direction,
        words: [...event.words],
        score: event.score,
        drawn: tilesText(event.drawn),
      };
    case 'pass':
      return { kind: 'pass', seat: event.seat };
    case 'refused':
      return { kind: 'refused', seat: event.seat, text: event.text, code: event.code };
  }
}

function setupToJson(setup: GameSetup): RecordJson['setup'] {
  const { rules, board, boardName, seats, openRacks, lexiconId, chance } = setup;
  return {
    // The schema's own order of fields, so that equal rule books are written alike.
    rules: v.parse(ruleBookSchema, rules),
    board: {
      columns: board.columns,
      start: squareName(board.start),
      rows: [...formatBoardRows(board)],
    },
    boardName,
    seats: [...seats],
    openRacks,
    lexiconId,
    chance:
      chance.kind === 'seeded'
        ? { kind: 'seeded', seed: chance.seed }
        : { kind: 'given', tiles: tilesText(chance.tiles), seed: chance.seed },
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

function boardFromJson(json: RecordJson['setup']['board']): Result<Board, RecordFileError> {
  const start = parseSquareName(json.start);
  const size = { rows: json.rows.length, columns: json.columns };
  if (size.rows * size.columns > MOST.squares) return badField('setup.board.rows');
  if (!start || !isOnBoard({ ...size, start: { row: 0, column: 0 }, premiums: [] }, start)) {
    return badField('setup.board.start');
  }
  const premiums = parseBoardRows(json.rows, json.columns);
  return premiums.ok
    ? ok({ ...size, start, premiums: premiums.value })
    : err({ code: 'BAD_BOARD_ROWS', error: premiums.error });
}

function chanceFromJson(
  rules: RuleBook,
  json: RecordJson['setup']['chance'],
): Result<ChanceSource, RecordFileError> {
  if (json.kind === 'seeded') return ok(json);
  const tiles = parseTiles(alphabetOf(rules.tileSet), json.tiles);
  if (!tiles.ok || takeTiles(allTiles(rules.tileSet), tiles.value).missing.length > 0) {
    return badField('setup.chance.tiles');
  }
  return ok({ kind: 'given', tiles: tiles.value, seed: json.seed });
}

function setupFromJson(json: RecordJson['setup']): Result<GameSetup, RecordFileError> {
  const { rules, boardName, seats, openRacks, lexiconId } = json;
  if (seats.length < rules.seats.least || seats.length > rules.seats.most) {
    return badField('setup.seats');
  }
  const board = boardFromJson(json.board);
  if (!board.ok) return board;
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

function eventFromJson(
  alphabet: Alphabet,
  json: EventJson,
  path: string,
): Result<GameEvent, RecordFileError> {
  switch (json.kind) {
    case 'deal': {
      const racks: (readonly Tile[])[] = [];
      for (const [index, rack] of json.racks.entries()) {
        const tiles = parseTiles(alphabet, rack);
        if (!tiles.ok) return badField(`${path}.racks.${index}`);
        racks.push(tiles.value);
      }
      return ok({ kind: 'deal', racks });
    }
    case 'play': {
      const tiles = parsePlacedTiles(alphabet, json.tiles);
      if (!tiles.ok) return badField(`${path}.tiles`);
      const square = parseSquareName(json.square);
      if (!square) return badField(`${path}.square`);
      const drawn = parseTiles(alphabet, json.drawn);
      if (!drawn.ok) return badField(`${path}.drawn`);
      const { direction, words, score } = json;
      const play = { tiles: tiles.value, square, direction };
      return ok({ kind: 'play', seat: json.seat, play, words, score, drawn: drawn.value });
    }
    case 'pass':
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
