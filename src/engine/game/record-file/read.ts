import * as v from 'valibot';
import { type Board, type BoardFileError, boardFromJson } from '../../board';
import type { Lexicon } from '../../lexicon';
import { MAX_LENGTH, MAX_COUNT } from '../../limits';
import { type LaidTile, parseGrid, tilesOn } from '../../play';
import { err, ok, type Result } from '../../result';
import type { RuleBook } from '../../rules';
import { runToEnd, type Steps } from '../../steps';
import { valueIn } from '../../text';
import { alphabetOf, allTiles, type RandomSource, parseTiles, takeTiles } from '../../tiles';
import type { GameEvent } from '../event';
import { type BadField, badField, fieldsOf } from '../fields';
import {
  stepCounter,
  type GameRecord,
  type ImportedGame,
  replaySteps,
  type ReplayError,
  type Timeline,
} from '../record';
import type { GameSetup, PublicSetup } from '../game-setup';
import { type LimitExceeded, withinBounds } from './bounds';
import { eventSchema } from './event-json';
import {
  headerSchema,
  type PublicSetupJson,
  type RecordJson,
  recordSchema,
  VERSION,
} from './record-json';

/** Why a text is not the record of a possible game. */
export type RecordFileError =
  | { readonly code: 'RECORD_TOO_LONG' }
  | { readonly code: 'NOT_JSON' }
  | { readonly code: 'NOT_A_RECORD' }
  | { readonly code: 'UNKNOWN_VERSION'; readonly version: number }
  | BadField
  | { readonly code: 'BAD_BOARD_ROWS'; readonly error: BoardFileError }
  | LimitExceeded
  | ReplayError;

function chanceFromJson(
  { rules, seats }: PublicSetup,
  json: RecordJson['setup']['chance'],
): Result<RandomSource, RecordFileError> {
  if (json.kind === 'seen') {
    return json.seat < seats.length ? ok(json) : badField('setup.chance.seat');
  }
  if (json.kind !== 'given' && json.kind !== 'java') return ok(json);
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

function givenFromJson(
  { tileSet }: RuleBook,
  board: Board,
  rows: PublicSetupJson['given'],
): Result<readonly LaidTile[], BadField> {
  if (!rows) return ok([]);
  const grid = parseGrid(alphabetOf(tileSet), board, rows);
  if (grid.ok) return ok(tilesOn({ board, grid: grid.value }));
  return badField('row' in grid.error ? `setup.given.${grid.error.row - 1}` : 'setup.given');
}

export function publicSetupFromJson(json: PublicSetupJson): Result<PublicSetup, RecordFileError> {
  const { rules, boardName, seats, openRacks, help, undo, lexiconId } = json;
  if (seats.length < rules.seats.least || seats.length > rules.seats.most) {
    return badField('setup.seats');
  }
  const board = boardFromJson(json.board);
  if (!board.ok) {
    return board.error.code === 'BAD_BOARD_ROWS'
      ? err(board.error)
      : badField(`setup.board.${board.error.field}`);
  }
  const given = givenFromJson(rules, board.value, json.given);
  if (!given.ok) return given;
  const layout = { board: board.value, given: given.value, boardName };
  const setup = { rules, ...layout, seats, openRacks, lexiconId };
  return ok({ ...setup, ...(help ? { help } : {}), ...(undo ? { undo } : {}) });
}

export function setupFromJson(json: RecordJson['setup']): Result<GameSetup, RecordFileError> {
  const setup = publicSetupFromJson(json);
  if (!setup.ok) return setup;
  const chance = chanceFromJson(setup.value, json.chance);
  return chance.ok ? ok({ ...setup.value, chance: chance.value }) : chance;
}

/** Whether the lists of an imported game have one entry per seat. */
export const hasEntryPerSeat = ({ scores, time, left }: ImportedGame, seats: number): boolean =>
  [scores, time, left].every((list) => list.length === seats);

function* recordFromJson(json: RecordJson): Steps<Result<GameRecord, RecordFileError>> {
  const setup = setupFromJson(json.setup);
  if (!setup.ok) return setup;
  const { undos, imported, sender } = json;
  const seats = setup.value.seats.length;
  if (undos && undos.length !== seats) return badField('undos');
  if (imported && !hasEntryPerSeat(imported, seats)) return badField('imported');
  if (sender !== undefined && sender >= seats) return badField('sender');
  const schema = eventSchema(alphabetOf(setup.value.rules.tileSet));
  const isEnough = stepCounter(setup.value);
  const events: GameEvent[] = [];
  for (const [index, event] of json.events.entries()) {
    const parsed = fieldsOf(schema, event, `events.${index}`);
    if (!parsed.ok) return parsed;
    events.push(parsed.value);
    if (isEnough()) yield;
  }
  return ok({
    id: json.id,
    parent: json.parent ?? undefined,
    setup: setup.value,
    ...(undos ? { undos } : {}),
    ...(imported ? { imported } : {}),
    ...(sender === undefined ? {} : { sender }),
    events,
  });
}

/** Parses JSON up to the maximum length of a record. */
export function readJson(source: string): Result<unknown, RecordFileError> {
  if (source.length > MAX_LENGTH.record) return err({ code: 'RECORD_TOO_LONG' });
  const value = valueIn(source);
  return value === undefined ? err({ code: 'NOT_JSON' }) : ok(value);
}

/**
 * Parses a record, checks its limits and replays it. Words are checked only if the lexicon covers the one
 * that the record names.
 */
export const parseRecord = (
  source: string,
  lexicon: Lexicon | undefined,
): Result<Timeline, RecordFileError> => runToEnd(parseRecordSteps(source, lexicon));

/** `parseRecord` in steps, because a long record takes seconds. */
export function* parseRecordSteps(
  source: string,
  lexicon: Lexicon | undefined,
): Steps<Result<Timeline, RecordFileError>> {
  const json = readJson(source);
  return json.ok ? yield* parseRecordJsonSteps(json.value, lexicon) : json;
}

/** `parseRecord` for a record inside other JSON. */
export const parseRecordJson = (
  json: unknown,
  lexicon: Lexicon | undefined,
): Result<Timeline, RecordFileError> => runToEnd(parseRecordJsonSteps(json, lexicon));

export function* parseRecordJsonSteps(
  json: unknown,
  lexicon: Lexicon | undefined,
): Steps<Result<Timeline, RecordFileError>> {
  const header = v.safeParse(headerSchema, json);
  if (!header.success) return err({ code: 'NOT_A_RECORD' });
  if (header.output.version !== VERSION) {
    return err({ code: 'UNKNOWN_VERSION', version: header.output.version });
  }
  const { events } = header.output;
  if (Array.isArray(events) && events.length > MAX_COUNT.events) {
    return err({
      code: 'TOO_MUCH',
      what: 'EVENTS',
      index: MAX_COUNT.events,
      max: MAX_COUNT.events,
    });
  }
  const checked = fieldsOf(recordSchema, json);
  if (!checked.ok) return checked;
  const record = yield* recordFromJson(checked.value);
  if (!record.ok) return record;
  const bounded = withinBounds(record.value);
  return bounded.ok ? yield* replaySteps(record.value, lexicon) : bounded;
}
