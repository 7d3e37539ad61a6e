import * as v from 'valibot';
import { pickAwarded, HELP_KINDS } from './event';
import { MAX_LENGTH, MAX_COUNT } from '../limits';
import {
  awarded,
  help,
  laidTileSchema,
  layingFields,
  publicSetupSchema,
  seat,
  text,
  whole,
} from './record-file/json';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf, parseTiles, tilesText } from '../tiles';
import { laidTileToJson, layingToJson } from './record-file/write';
import type { GameResult } from './state';
import type { RackView } from './view';
import { turnFields, type TurnUpdate, type ViewUpdate } from './view-update';
import { ok, type Result } from '../result';
import {
  type BadField,
  badField,
  fieldsOf,
  laidTileFromJson,
  playFromJson,
  publicSetupFromJson,
  type RecordFileError,
} from './record-file/read';
import type { PublicSetup } from './game-setup';

const points = v.pipe(v.number(), v.safeInteger());
const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.minLength(1), v.maxLength(MAX_COUNT.seats));

/** Visible tiles as text, or the number of hidden ones. */
const tilesSchema = v.union([text(MAX_LENGTH.tiles), whole(MAX_COUNT.tiles)]);
type TilesJson = v.InferOutput<typeof tilesSchema>;

const common = {
  total: points,
  help: v.optional(v.pipe(v.array(help), v.minLength(1), v.maxLength(HELP_KINDS.length))),
};

const turnSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    ...layingFields,
    score: points,
    awarded: v.optional(awarded),
    drawn: tilesSchema,
    ...common,
  }),
  v.strictObject({
    kind: v.literal('exchange'),
    seat,
    returned: tilesSchema,
    drawn: tilesSchema,
    ...common,
  }),
  v.strictObject({ kind: v.picklist(['pass', 'resign']), seat, ...common }),
  v.strictObject({ kind: v.literal('lost-turn'), ...layingFields, ...common }),
]);
type TurnJson = v.InferOutput<typeof turnSchema>;

const resultSchema = v.strictObject({
  reason: v.picklist(['rack-empty', 'passes', 'resigned']),
  deductions: bySeat(points),
  awards: bySeat(points),
  finalScores: bySeat(points),
  winners: v.pipe(v.array(seat), v.maxLength(MAX_COUNT.seats)),
});

const updateSchema = v.strictObject({
  viewer: v.union([seat, v.picklist(['everyone', 'nobody'])]),
  opening: v.optional(laidTileSchema),
  known: whole(MAX_COUNT.events),
  turns: v.pipe(v.array(turnSchema), v.maxLength(MAX_COUNT.events)),
  scores: bySeat(points),
  racks: bySeat(tilesSchema),
  toMove: seat,
  bagCount: whole(MAX_COUNT.tiles),
  result: v.optional(resultSchema),
});
type UpdateJson = v.InferOutput<typeof updateSchema>;

const tilesToJson = (tiles: RackView): TilesJson =>
  tiles.kind === 'shown' ? tilesText(tiles.tiles) : tiles.count;

function turnToJson(alphabet: Alphabet, turn: TurnUpdate): TurnJson {
  const shared = { total: turn.total, ...(turn.help ? { help: [...turn.help] } : {}) };
  switch (turn.kind) {
    case 'play':
      return {
        kind: turn.kind,
        ...layingToJson(alphabet, turn),
        score: turn.score,
        ...pickAwarded(turn),
        drawn: tilesToJson(turn.drawn),
        ...shared,
      };
    case 'exchange':
      return {
        kind: turn.kind,
        seat: turn.seat,
        returned: tilesToJson(turn.returned),
        drawn: tilesToJson(turn.drawn),
        ...shared,
      };
    case 'pass':
    case 'resign':
      return { kind: turn.kind, seat: turn.seat, ...shared };
    case 'lost-turn':
      return { kind: turn.kind, ...layingToJson(alphabet, turn), ...shared };
  }
}

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
    turns: turns.map((turn) => turnToJson(alphabet, turn)),
    scores: [...scores],
    racks: racks.map(tilesToJson),
    toMove,
    bagCount,
    ...(result ? { result: resultToJson(result) } : {}),
  };
}

function tilesFromJson(
  alphabet: Alphabet,
  json: TilesJson,
  path: string,
): Result<RackView, BadField> {
  if (typeof json === 'number') return ok({ kind: 'hidden', count: json });
  const tiles = parseTiles(alphabet, json);
  return tiles.ok ? ok({ kind: 'shown', tiles: tiles.value }) : badField(path);
}

function turnFromJson(
  alphabet: Alphabet,
  json: TurnJson,
  path: string,
): Result<TurnUpdate, BadField> {
  switch (json.kind) {
    case 'play': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      const drawn = tilesFromJson(alphabet, json.drawn, `${path}.drawn`);
      if (!drawn.ok) return drawn;
      const { kind, words, score } = json;
      return ok({
        kind,
        ...turnFields(json),
        play: play.value,
        words,
        score,
        ...pickAwarded(json),
        drawn: drawn.value,
      });
    }
    case 'exchange': {
      const returned = tilesFromJson(alphabet, json.returned, `${path}.returned`);
      if (!returned.ok) return returned;
      const drawn = tilesFromJson(alphabet, json.drawn, `${path}.drawn`);
      if (!drawn.ok) return drawn;
      return ok({
        kind: json.kind,
        ...turnFields(json),
        returned: returned.value,
        drawn: drawn.value,
      });
    }
    case 'lost-turn': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      return ok({ kind: json.kind, ...turnFields(json), play: play.value, words: json.words });
    }
    case 'pass':
    case 'resign':
      return ok(json);
  }
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
    turnFromJson(alphabet, turn, `turns.${index}`),
  );
  if (!turns.ok) return turns;
  const racks = readAll(json.value.racks, (rack, index) =>
    tilesFromJson(alphabet, rack, `racks.${index}`),
  );
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
