import * as v from 'valibot';
import { MAX_LENGTH, MAX_COUNT } from '../limits';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf, parseTiles, tilesText } from '../tiles';
import { HELP_KINDS } from './event';
import { type BadField, badField, fieldsOf, integer, seat, text, whole } from './fields';
import {
  helpSchema,
  laidTileFromJson,
  laidTileSchema,
  laidTileToJson,
  turnFromJson,
  turnSchemas,
  turnToJson,
} from './record-file/event-json';
import { publicSetupSchema } from './record-file/record-json';
import { publicSetupFromJson, type RecordFileError } from './record-file/read';
import type { PublicSetup } from './game-setup';
import type { RackView, TurnUpdate } from './view';
import type { GameResult } from './state';
import { outcomeOf, type ViewUpdate } from './view-update';

const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.minLength(1), v.maxLength(MAX_COUNT.seats));

/** Visible tiles as text, or the number of hidden ones. */
const tilesSchema = v.union([text(MAX_LENGTH.tiles), whole(MAX_COUNT.tiles)]);
type TilesJson = v.InferOutput<typeof tilesSchema>;

const outcome = {
  total: integer,
  help: v.optional(
    v.pipe(v.array(helpSchema), v.minLength(1), v.maxLength(HELP_KINDS.length), v.readonly()),
  ),
};

const turnSchema = v.variant('kind', turnSchemas(tilesSchema, outcome, outcome));
type TurnJson = v.InferOutput<typeof turnSchema>;

const resultSchema = v.strictObject({
  reason: v.picklist(['rack-empty', 'passes', 'resigned']),
  deductions: bySeat(integer),
  awards: bySeat(integer),
  finalScores: bySeat(integer),
  winners: v.pipe(v.array(seat), v.maxLength(MAX_COUNT.seats)),
});

const updateSchema = v.strictObject({
  viewer: v.union([seat, v.picklist(['everyone', 'nobody'])]),
  opening: v.optional(laidTileSchema),
  known: whole(MAX_COUNT.events),
  turns: v.pipe(v.array(turnSchema), v.maxLength(MAX_COUNT.events)),
  scores: bySeat(integer),
  racks: bySeat(tilesSchema),
  toMove: seat,
  bagCount: whole(MAX_COUNT.tiles),
  result: v.optional(resultSchema),
});
type UpdateJson = v.InferOutput<typeof updateSchema>;

const tilesToJson = (tiles: RackView): TilesJson =>
  tiles.kind === 'shown' ? tilesText(tiles.tiles) : tiles.count;

const turnUpdateToJson = (alphabet: Alphabet, turn: TurnUpdate): TurnJson => ({
  ...turnToJson(alphabet, turn, tilesToJson),
  ...outcomeOf(turn),
});

const resultToJson = (result: GameResult): NonNullable<UpdateJson['result']> => ({
  reason: result.reason,
  deductions: [...result.deductions],
  awards: [...result.awards],
  finalScores: [...result.finalScores],
  winners: [...result.winners],
});

/** Copies field by field, so that nothing private is sent by mistake. */
export function updateToJson({ tileSet }: RuleBook, update: ViewUpdate): UpdateJson {
  const alphabet = alphabetOf(tileSet);
  const { viewer, opening, known, turns, scores, racks, toMove, bagCount, result } = update;
  return {
    viewer,
    ...(opening ? { opening: laidTileToJson(alphabet, opening) } : {}),
    known,
    turns: turns.map((turn) => turnUpdateToJson(alphabet, turn)),
    scores: [...scores],
    racks: racks.map(tilesToJson),
    toMove,
    bagCount,
    ...(result ? { result: resultToJson(result) } : {}),
  };
}

function tilesFromJson(alphabet: Alphabet, json: TilesJson): Result<RackView, unknown> {
  if (typeof json === 'number') return ok({ kind: 'hidden', count: json });
  const tiles = parseTiles(alphabet, json);
  return tiles.ok ? ok({ kind: 'shown', tiles: tiles.value }) : tiles;
}

function turnUpdateFromJson(
  alphabet: Alphabet,
  json: TurnJson,
  path: string,
): Result<TurnUpdate, BadField> {
  const turn = turnFromJson(alphabet, json, path, (tiles: TilesJson) =>
    tilesFromJson(alphabet, tiles),
  );
  return turn.ok ? ok({ ...turn.value, ...outcomeOf(json) }) : turn;
}

function readAll<T, U, E>(
  values: readonly T[],
  read: (value: T, index: number) => Result<U, E>,
): Result<readonly U[], E> {
  const all: U[] = [];
  for (const [index, value] of values.entries()) {
    const one = read(value, index);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return ok(all);
}

/** Parses an untrusted update of a game with these rules. */
export function updateFromJson(
  { tileSet }: RuleBook,
  value: unknown,
): Result<ViewUpdate, BadField> {
  const json = fieldsOf(updateSchema, value);
  if (!json.ok) return json;
  const alphabet = alphabetOf(tileSet);
  const { viewer, known, scores, toMove, bagCount, result } = json.value;
  const opening = json.value.opening && laidTileFromJson(alphabet, json.value.opening, 'opening');
  if (opening && !opening.ok) return opening;
  const turns = readAll(json.value.turns, (turn, index) =>
    turnUpdateFromJson(alphabet, turn, `turns.${index}`),
  );
  if (!turns.ok) return turns;
  const racks = readAll(json.value.racks, (rack, index) => {
    const tiles = tilesFromJson(alphabet, rack);
    return tiles.ok ? tiles : badField(`racks.${index}`);
  });
  if (!racks.ok) return racks;
  return ok({
    viewer,
    opening: opening?.value,
    known,
    turns: turns.value,
    scores,
    racks: racks.value,
    toMove,
    bagCount,
    result,
  });
}

/** Parses an untrusted set-up. */
export function publicSetupFrom(value: unknown): Result<PublicSetup, RecordFileError> {
  const json = fieldsOf(publicSetupSchema, value);
  return json.ok ? publicSetupFromJson(json.value) : json;
}
