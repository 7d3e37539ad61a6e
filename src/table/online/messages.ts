import * as v from 'valibot';
import {
  type BadField,
  drawEvidenceSchema,
  drawStatementSchema,
  err,
  LONGEST_ATTEMPT,
  ok,
  REFUSAL_CODES,
  type Result,
} from '../../engine';

/** Pages of different versions of these messages do not play with each other. */
export const PROTOCOL = 1;

/** Longest name that a player can have, in UTF-16 code units. */
export const LONGEST_NAME = 40;

const MOST = { seats: 8, turns: 100_000, words: 64, text: 200, record: 4_000_000 };

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const game = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME));
const seat = whole(MOST.seats - 1);
const turns = whole(MOST.turns);

/** Why a host does not take a move. */
const REFUSALS = [...REFUSAL_CODES, 'NOT_YOUR_TURN', 'WORDS_NOT_READY', 'GAME_IS_OVER'] as const;

/** What a guest says. */
const guestSchema = v.variant('kind', [
  /** I am here; the token is mine alone, and gets me my seat back. */
  v.strictObject({ kind: v.literal('hello'), version: whole(1000), token, name }),
  /** I hold all my shares in the draws of this game ready; this is what binds me to them. */
  v.strictObject({ kind: v.literal('anchor'), game, anchor: hash }),
  /** My share in a draw. */
  v.strictObject({ kind: v.literal('share'), game, number: turns, link: hash }),
  /** My move, in the notation of the game, after so many turns. */
  v.strictObject({
    kind: v.literal('move'),
    game,
    turns,
    text: v.pipe(v.string(), v.maxLength(LONGEST_ATTEMPT)),
  }),
  /** I resign, after so many turns. */
  v.strictObject({ kind: v.literal('resign'), game, turns }),
  /** Your page and mine differ: tell me all there is. */
  v.strictObject({ kind: v.literal('resync'), game }),
]);
export type GuestMessage = v.InferOutput<typeof guestSchema>;

/** Somebody at the table, as everybody there sees them. */
const placeSchema = v.strictObject({
  name,
  /** Where the seat is played; `open` as long as nobody has taken it. */
  at: v.picklist(['host', 'guest', 'open']),
  isAway: v.boolean(),
});
export type Place = v.InferOutput<typeof placeSchema>;

/** What a host says. The parts that a game decides the shape of are read by the rules of that game. */
const hostSchema = v.variant('kind', [
  /** You have this seat at a table of these places. */
  v.strictObject({
    kind: v.literal('welcome'),
    version: whole(1000),
    seat,
    places: v.pipe(v.array(placeSchema), v.maxLength(MOST.seats)),
  }),
  v.strictObject({ kind: v.literal('turned-away'), reason: v.picklist(['taken', 'version']) }),
  v.strictObject({
    kind: v.literal('places'),
    places: v.pipe(v.array(placeSchema), v.maxLength(MOST.seats)),
  }),
  /** A game is about to begin; this binds me to my secret. Bind yourself to your shares. */
  v.strictObject({ kind: v.literal('commitment'), game, commitment: hash }),
  /** The game: how it is set up, and what its draws are bound to; null where they follow one generator. */
  v.strictObject({
    kind: v.literal('game'),
    game,
    setup: v.unknown(),
    draws: v.nullable(
      v.strictObject({
        commitment: hash,
        chains: v.pipe(v.array(hash), v.maxLength(MOST.seats)),
      }),
    ),
  }),
  /** I am about to draw: open your share. */
  v.strictObject({ kind: v.literal('draw'), game, statement: drawStatementSchema }),
  /** What has happened, and the fingerprint of what we should both have now. */
  v.strictObject({ kind: v.literal('news'), game, news: v.unknown(), hash }),
  /** Your move after so many turns is not taken. */
  v.strictObject({
    kind: v.literal('refused'),
    game,
    turns,
    code: v.picklist(REFUSALS),
    words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST.text))), v.maxLength(MOST.words)),
  }),
  /** The game is over, or given up: its record, and what its draws were made of. */
  v.strictObject({
    kind: v.literal('over'),
    game,
    record: v.pipe(v.string(), v.maxLength(MOST.record)),
    evidence: v.nullable(drawEvidenceSchema),
  }),
  /** The table is closed for good. */
  v.strictObject({ kind: v.literal('closed') }),
]);
export type HostMessage = v.InferOutput<typeof hostSchema>;

function parse<const S extends v.GenericSchema>(
  schema: S,
  text: string,
): Result<v.InferOutput<S>, BadField> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'BAD_FIELD', path: '' });
  }
  const checked = v.safeParse(schema, value);
  return checked.success
    ? ok(checked.output)
    : err({ code: 'BAD_FIELD', path: v.getDotPath(checked.issues[0]) ?? '' });
}

/** Reads what came from a guest; nothing in it is believed. */
export const parseGuestMessage = (text: string): Result<GuestMessage, BadField> =>
  parse(guestSchema, text);

/** Reads what came from a host; the set-up and the news in it are still to be read. */
export const parseHostMessage = (text: string): Result<HostMessage, BadField> =>
  parse(hostSchema, text);

/** Writes a message. */
export const formatMessage = (message: GuestMessage | HostMessage): string =>
  JSON.stringify(message);
