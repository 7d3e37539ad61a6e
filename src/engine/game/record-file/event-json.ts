import * as v from 'valibot';
import { DIRECTIONS, parseSquareName, squareName } from '../../board';
import { MAX_COUNT, MAX_LENGTH } from '../../limits';
import type { LaidTile, Play } from '../../play';
import {
  type Alphabet,
  parsePlacedTiles,
  parseTiles,
  type PlacedTile,
  placedTilesText,
  tilesText,
} from '../../tiles';
import {
  copyTurn,
  type GameEvent,
  HELP_KINDS,
  isTraced,
  REFUSAL_CODES,
  type TurnOf,
} from '../event';
import { MAX_ROW_LENGTH, meaningOf, orUndefined, points, seat, text, whole } from '../fields';

export const tilesSchema = (alphabet: Alphabet) =>
  meaningOf(MAX_LENGTH.tiles, (json) => {
    const tiles = parseTiles(alphabet, json);
    return tiles.ok ? tiles.value : undefined;
  });

function placedTilesIn(alphabet: Alphabet, json: string): readonly PlacedTile[] | undefined {
  const tiles = parsePlacedTiles(alphabet, json);
  return tiles.ok && tiles.value.length > 0 ? tiles.value : undefined;
}

const squareSchema = meaningOf(8, parseSquareName);

const playEntries = (alphabet: Alphabet) => ({
  tiles: meaningOf(MAX_LENGTH.tiles, (json) => placedTilesIn(alphabet, json)),
  square: squareSchema,
  direction: v.picklist(DIRECTIONS),
});

/** A play as its tiles, square and direction. */
export const playSchema = (alphabet: Alphabet) => v.strictObject(playEntries(alphabet));

type PlayJson = v.InferInput<ReturnType<typeof playSchema>>;

type WithPlayJson<T> = T extends { readonly play: Play } ? Omit<T, 'play'> & PlayJson : T;

const wordsSchema: v.GenericSchema<readonly string[]> = v.pipe(
  v.array(text(MAX_ROW_LENGTH)),
  v.minLength(1),
  v.maxLength(MAX_COUNT.wordsFormed),
);

/**
 * The schemas of all kinds of turn, in records and in messages, which differ in how tiles are written and in further
 * fields: `traced` in turns that may use random numbers, `others` in the rest.
 */
export function turnSchemas<
  Tiles extends v.GenericSchema,
  Traced extends v.ObjectEntries,
  Others extends v.ObjectEntries,
>(alphabet: Alphabet, tiles: Tiles, traced: Traced, others: Others) {
  const laying = { seat, ...playEntries(alphabet), words: wordsSchema };
  return [
    v.strictObject({
      kind: v.literal('play'),
      ...laying,
      score: points,
      awarded: v.optional(v.pipe(whole(MAX_COUNT.points), v.minValue(1))),
      drawn: tiles,
      ...traced,
    }),
    v.strictObject({ kind: v.literal('exchange'), seat, returned: tiles, drawn: tiles, ...traced }),
    v.strictObject({ kind: v.literal('pass'), seat, ...traced }),
    v.strictObject({ kind: v.literal('lost-turn'), ...laying, ...others }),
    v.strictObject({ kind: v.literal('resign'), seat, ...others }),
  ] as const;
}

/** Puts the tiles, square and direction of a turn into its play. */
export const withPlay = <Turn extends Play>({ tiles, square, direction, ...rest }: Turn) => ({
  ...rest,
  play: { tiles, square, direction },
});

/** Writes the tiles, square and direction of a play in its place. */
const withPlayJson = <Kind, Turn extends { kind: Kind; seat: number; play: Play }>(
  alphabet: Alphabet,
  { kind, seat: at, play, ...rest }: Turn & { kind: Kind },
) => ({
  kind,
  seat: at,
  tiles: placedTilesText(alphabet, play.tiles),
  square: squareName(play.square),
  direction: play.direction,
  ...rest,
});

/** Copies field by field, so that nothing private is sent by mistake. */
export function turnToJson<Tiles, Json>(
  alphabet: Alphabet,
  turn: TurnOf<Tiles>,
  tilesToJson: (tiles: Tiles) => Json,
): WithPlayJson<TurnOf<Json>> {
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

export const laidTileSchema = (alphabet: Alphabet) =>
  v.strictObject({
    square: squareSchema,
    tile: meaningOf(8, (json) => {
      const [tile, more] = placedTilesIn(alphabet, json) ?? [];
      return more ? undefined : tile;
    }),
  });

export const laidTileToJson = (alphabet: Alphabet, { square, tile }: LaidTile) => ({
  square: squareName(square),
  tile: placedTilesText(alphabet, [tile]),
});

/** The state of a generator has at most 48 bits. */
const traceSchema = orUndefined(
  v.strictObject({
    state: whole(2 ** 48 - 1),
    places: v.pipe(v.array(whole(MAX_COUNT.tiles)), v.maxLength(MAX_COUNT.tiles)),
  }),
);

export const helpSchema = v.picklist(HELP_KINDS);

const eventJsonSchema = (alphabet: Alphabet, tiles = tilesSchema(alphabet)) =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('deal'),
      racks: v.pipe(v.array(tiles), v.maxLength(MAX_COUNT.seats)),
      opening: orUndefined(laidTileSchema(alphabet)),
      firstSeat: seat,
      trace: traceSchema,
    }),
    ...turnSchemas(alphabet, tiles, { trace: traceSchema }, {}),
    v.strictObject({
      kind: v.literal('refused'),
      seat,
      text: text(MAX_LENGTH.attempt),
      code: v.picklist(REFUSAL_CODES),
    }),
    v.strictObject({ kind: v.literal('help'), seat, help: helpSchema }),
    v.strictObject({ kind: v.literal('cut'), seat }),
  ]);

/** An event in JSON, with the tiles of an alphabet. */
export const eventSchema = (alphabet: Alphabet) =>
  v.pipe(
    eventJsonSchema(alphabet),
    v.transform((event): GameEvent => {
      switch (event.kind) {
        case 'play':
          return withPlay(event);
        case 'lost-turn':
          return withPlay(event);
        default:
          return event;
      }
    }),
  );

export type EventJson = v.InferInput<ReturnType<typeof eventSchema>>;

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
