import * as v from 'valibot';
import { DIRECTIONS, parseSquareName, squareName } from '../../board';
import { MAX_COUNT, MAX_LENGTH } from '../../limits';
import type { LaidTile, Play } from '../../play';
import { ok, type Result } from '../../result';
import {
  type Alphabet,
  parsePlacedTiles,
  parseTiles,
  placedTilesText,
  type Tile,
  tilesText,
} from '../../tiles';
import {
  copyTurn,
  type GameEvent,
  HELP_KINDS,
  isTraced,
  pickAwarded,
  REFUSAL_CODES,
  turnEvent,
  type TurnOf,
} from '../event';
import { type BadField, badField, integer, MAX_ROW_LENGTH, seat, text, whole } from '../fields';

const wordsSchema: v.GenericSchema<readonly string[]> = v.pipe(
  v.array(text(MAX_ROW_LENGTH)),
  v.minLength(1),
  v.maxLength(MAX_COUNT.wordsFormed),
);

const layingFields = {
  seat,
  tiles: v.pipe(text(MAX_LENGTH.tiles), v.minLength(1)),
  square: text(8),
  direction: v.picklist(DIRECTIONS),
  words: wordsSchema,
};

/**
 * The schemas of all kinds of turn, in records and in messages, which differ in how tiles are written and in further
 * fields: `traced` in turns that may use random numbers, `others` in the rest.
 */
export const turnSchemas = <
  Tiles extends v.GenericSchema,
  Traced extends v.ObjectEntries,
  Others extends v.ObjectEntries,
>(
  tiles: Tiles,
  traced: Traced,
  others: Others,
) =>
  [
    v.strictObject({
      kind: v.literal('play'),
      ...layingFields,
      score: integer,
      awarded: v.optional(v.pipe(whole(MAX_COUNT.points), v.minValue(1))),
      drawn: tiles,
      ...traced,
    }),
    v.strictObject({ kind: v.literal('exchange'), seat, returned: tiles, drawn: tiles, ...traced }),
    v.strictObject({ kind: v.literal('pass'), seat, ...traced }),
    v.strictObject({ kind: v.literal('lost-turn'), ...layingFields, ...others }),
    v.strictObject({ kind: v.literal('resign'), seat, ...others }),
  ] as const;

interface PlayJson {
  readonly tiles: string;
  readonly square: string;
  readonly direction: Play['direction'];
}

type WithPlayJson<T> = T extends { readonly play: Play } ? Omit<T, 'play'> & PlayJson : T;

/** The fields that a turn has in every schema of `turnSchemas`. */
type TurnJson<Tiles> = WithPlayJson<TurnOf<Tiles>>;

/** Writes the tiles, square and direction of a play in its place. */
const withPlayJson = <Kind, Rest extends object>(
  alphabet: Alphabet,
  {
    kind,
    seat: at,
    play,
    ...rest
  }: Rest & { readonly kind: Kind; readonly seat: number; readonly play: Play },
) => ({
  kind,
  seat: at,
  tiles: placedTilesText(alphabet, play.tiles),
  square: squareName(play.square),
  direction: play.direction,
  ...rest,
});

export function playFromJson(
  alphabet: Alphabet,
  json: PlayJson,
  path: string,
): Result<Play, BadField> {
  const tiles = parsePlacedTiles(alphabet, json.tiles);
  if (!tiles.ok) return badField(`${path}.tiles`);
  const square = parseSquareName(json.square);
  if (!square) return badField(`${path}.square`);
  return ok({ tiles: tiles.value, square, direction: json.direction });
}

/** Copies field by field, so that nothing private is sent by mistake. */
export function turnToJson<Tiles, Json>(
  alphabet: Alphabet,
  turn: TurnOf<Tiles>,
  tilesToJson: (tiles: Tiles) => Json,
): TurnJson<Json> {
  const copy = copyTurn(turn, tilesToJson);
  switch (copy.kind) {
    case 'play':
      return withPlayJson(alphabet, copy);
    case 'lost-turn':
      return withPlayJson(alphabet, copy);
    default:
      return copy;
  }
}

export function turnFromJson<Json, Tiles>(
  alphabet: Alphabet,
  json: TurnJson<Json>,
  path: string,
  tilesFromJson: (json: Json) => Result<Tiles, unknown>,
): Result<TurnOf<Tiles>, BadField> {
  switch (json.kind) {
    case 'play': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      const drawn = tilesFromJson(json.drawn);
      if (!drawn.ok) return badField(`${path}.drawn`);
      return ok({
        kind: json.kind,
        seat: json.seat,
        play: play.value,
        words: json.words,
        score: json.score,
        ...pickAwarded(json),
        drawn: drawn.value,
      });
    }
    case 'exchange': {
      const returned = tilesFromJson(json.returned);
      if (!returned.ok) return badField(`${path}.returned`);
      const drawn = tilesFromJson(json.drawn);
      if (!drawn.ok) return badField(`${path}.drawn`);
      return ok({ kind: json.kind, seat: json.seat, returned: returned.value, drawn: drawn.value });
    }
    case 'lost-turn': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      return ok({ kind: json.kind, seat: json.seat, play: play.value, words: json.words });
    }
    case 'pass':
    case 'resign':
      return ok({ kind: json.kind, seat: json.seat });
  }
}

export const laidTileSchema = v.strictObject({ square: text(8), tile: text(8) });
type LaidTileJson = v.InferOutput<typeof laidTileSchema>;

export const laidTileToJson = (alphabet: Alphabet, { square, tile }: LaidTile): LaidTileJson => ({
  square: squareName(square),
  tile: placedTilesText(alphabet, [tile]),
});

export function laidTileFromJson(
  alphabet: Alphabet,
  json: LaidTileJson,
  path: string,
): Result<LaidTile, BadField> {
  const square = parseSquareName(json.square);
  if (!square) return badField(`${path}.square`);
  const laid = parsePlacedTiles(alphabet, json.tile);
  const tile = laid.ok && laid.value.length === 1 ? laid.value[0] : undefined;
  return tile ? ok({ square, tile }) : badField(`${path}.tile`);
}

/** The state of a generator has at most 48 bits. */
const traceSchema = v.optional(
  v.strictObject({
    state: whole(2 ** 48 - 1),
    places: v.pipe(v.array(whole(MAX_COUNT.tiles)), v.maxLength(MAX_COUNT.tiles)),
  }),
);

export const helpSchema = v.picklist(HELP_KINDS);

export const eventSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('deal'),
    racks: v.pipe(v.array(text(MAX_LENGTH.tiles)), v.maxLength(MAX_COUNT.seats)),
    opening: v.optional(laidTileSchema),
    firstSeat: seat,
    trace: traceSchema,
  }),
  ...turnSchemas(text(MAX_LENGTH.tiles), { trace: traceSchema }, {}),
  v.strictObject({
    kind: v.literal('refused'),
    seat,
    text: text(MAX_LENGTH.attempt),
    code: v.picklist(REFUSAL_CODES),
  }),
  v.strictObject({ kind: v.literal('help'), seat, help: helpSchema }),
  v.strictObject({ kind: v.literal('cut'), seat }),
]);

export type EventJson = v.InferOutput<typeof eventSchema>;
type DealJson = Extract<EventJson, { readonly kind: 'deal' }>;

const traceToJson = (event: GameEvent) =>
  isTraced(event) && event.trace
    ? { trace: { state: event.trace.state, places: [...event.trace.places] } }
    : {};

export function eventToJson(alphabet: Alphabet, event: GameEvent): EventJson {
  switch (event.kind) {
    case 'deal': {
      const laid = event.opening && laidTileToJson(alphabet, event.opening);
      return {
        kind: event.kind,
        racks: event.racks.map(tilesText),
        ...(laid ? { opening: laid } : {}),
        firstSeat: event.firstSeat,
        ...traceToJson(event),
      };
    }
    case 'refused':
      return { kind: event.kind, seat: event.seat, text: event.text, code: event.code };
    case 'cut':
      return { kind: event.kind, seat: event.seat };
    case 'help':
      return { kind: event.kind, seat: event.seat, help: event.help };
    default:
      return { ...turnToJson(alphabet, event, tilesText), ...traceToJson(event) };
  }
}

function dealFromJson(
  alphabet: Alphabet,
  json: DealJson,
  path: string,
): Result<GameEvent, BadField> {
  const racks: (readonly Tile[])[] = [];
  for (const [index, rack] of json.racks.entries()) {
    const tiles = parseTiles(alphabet, rack);
    if (!tiles.ok) return badField(`${path}.racks.${index}`);
    racks.push(tiles.value);
  }
  const opening = json.opening && laidTileFromJson(alphabet, json.opening, `${path}.opening`);
  if (opening && !opening.ok) return opening;
  return ok({
    kind: json.kind,
    racks,
    opening: opening?.value,
    firstSeat: json.firstSeat,
    trace: json.trace,
  });
}

export function eventFromJson(
  alphabet: Alphabet,
  json: EventJson,
  path: string,
): Result<GameEvent, BadField> {
  switch (json.kind) {
    case 'deal':
      return dealFromJson(alphabet, json, path);
    case 'refused':
    case 'help':
    case 'cut':
      return ok(json);
    default: {
      const turn = turnFromJson(alphabet, json, path, (tiles: string) =>
        parseTiles(alphabet, tiles),
      );
      return turn.ok ? ok(turnEvent(turn.value, 'trace' in json ? json.trace : undefined)) : turn;
    }
  }
}
