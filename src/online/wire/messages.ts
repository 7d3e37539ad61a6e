import * as v from 'valibot';
import {
  type BadField,
  drawEvidenceSchema,
  drawStatementSchema,
  MAX_LENGTH,
  MAX_COUNT,
  REFUSAL_CODES,
  type Result,
  sanitizeName,
} from '../../engine';
import { MAX_MESSAGE_LENGTH } from '../../net';
import { REACTIONS } from './reactions';
import { bySeat, checkedText, hash, id, seat, signature } from './fields';

/** Pages of different versions of these messages do not play with each other. */
export const PROTOCOL = 5;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const game = id;
const name = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH.name),
  v.transform(sanitizeName),
  v.minLength(1),
);
const turns = whole(MAX_COUNT.events);

/** Why a host does not take a move. */
const REFUSALS = [...REFUSAL_CODES, 'NOT_YOUR_TURN', 'WORDS_NOT_READY', 'GAME_IS_OVER'] as const;

/** What a guest says. */
const guestSchema = v.variant('kind', [
  /** I am here, and ask for the seat of this public key, or for an open one. Who are you? */
  v.strictObject({ kind: v.literal('hello'), version: v.literal(PROTOCOL), key: hash, nonce: id }),
  /** That is my key indeed: I have signed what you have made up. This is my name. */
  v.strictObject({ kind: v.literal('proof'), signature, name }),
  /** I hold all my shares in the draws of this game ready; this is what binds me to them. */
  v.strictObject({ kind: v.literal('anchor'), game, anchor: hash }),
  /** My share in a draw. */
  v.strictObject({ kind: v.literal('share'), game, number: turns, link: hash }),
  /** My move, in the notation of the game, after a number of turns. */
  v.strictObject({
    kind: v.literal('move'),
    game,
    turns,
    text: v.pipe(v.string(), v.maxLength(MAX_LENGTH.attempt)),
  }),
  /** I resign, after a number of turns. */
  v.strictObject({ kind: v.literal('resign'), game, turns }),
  /** I want another game like this one, which is over, or do not any more. */
  v.strictObject({ kind: v.literal('rematch'), game, isWanted: v.boolean() }),
  /** What I say, after a number of turns; once a turn. */
  v.strictObject({ kind: v.literal('reaction'), game, turns, reaction: v.picklist(REACTIONS) }),
  /** I keep the game that we have, which is not over, and take no part in that deal. */
  v.strictObject({ kind: v.literal('decline'), game }),
  /** Your page and mine differ: tell me all there is. */
  v.strictObject({ kind: v.literal('resync'), game }),
]);
export type GuestMessage = v.InferOutput<typeof guestSchema>;

/** Somebody at the table, as everybody there sees them. */
const seatStatusSchema = v.strictObject({
  name,
  /** Where the seat is played; `open` as long as nobody has taken it. */
  at: v.picklist(['host', 'guest', 'open']),
  isAway: v.boolean(),
});
export type SeatStatus = v.InferOutput<typeof seatStatusSchema>;

/** How pages of other versions begin, whatever else they say. */
const otherHelloSchema = v.looseObject({
  kind: v.literal('hello'),
  version: v.pipe(
    whole(1000),
    v.check((version) => version !== PROTOCOL),
  ),
});

/** What a host says. The parts that a game decides the shape of are read by the rules of that game. */
const hostSchema = v.variant('kind', [
  /** I have this public key: I have signed what you have made up. Prove that yours is yours. */
  v.strictObject({ kind: v.literal('challenge'), key: hash, nonce: id, signature }),
  /** You have this seat at a table of these places. */
  v.strictObject({ kind: v.literal('welcome'), seat, places: bySeat(seatStatusSchema) }),
  /** You have no seat here. That the versions differ is said in the same words in all of them. */
  v.strictObject({ kind: v.literal('turned-away'), reason: v.picklist(['taken', 'version']) }),
  v.strictObject({
    kind: v.literal('places'),
    places: bySeat(seatStatusSchema),
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
        chains: bySeat(hash),
      }),
    ),
  }),
  /** I am about to draw: open your share. */
  v.strictObject({ kind: v.literal('draw'), game, statement: drawStatementSchema }),
  /** What has happened, and the fingerprint of what we should both have now. */
  v.strictObject({ kind: v.literal('update'), game, update: v.unknown(), hash }),
  /** Your move after that number of turns is not taken. */
  v.strictObject({
    kind: v.literal('refused'),
    game,
    turns,
    code: v.picklist(REFUSALS),
    words: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(MAX_LENGTH.tiles))),
      v.maxLength(MAX_COUNT.wordsFormed),
    ),
  }),
  /** The game is over, or given up: its record, and what its draws were made of. */
  v.strictObject({
    kind: v.literal('over'),
    game,
    record: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
    evidence: v.nullable(drawEvidenceSchema),
  }),
  /** Who wants another game like this one, which is over; first whoever has asked for it. */
  v.strictObject({ kind: v.literal('rematch'), game, seats: bySeat(seat) }),
  /** What somebody says, after a number of turns. */
  v.strictObject({
    kind: v.literal('reaction'),
    game,
    seat,
    turns,
    reaction: v.picklist(REACTIONS),
  }),
  /** The table is closed for good. */
  v.strictObject({ kind: v.literal('closed') }),
]);
export type HostMessage = v.InferOutput<typeof hostSchema>;

/** Reads what came from a guest; nothing in it is believed. */
export const parseGuestMessage = (text: string): Result<GuestMessage, BadField> =>
  checkedText(guestSchema, text);

/** Whether a text is the greeting of a guest whose page is of another version. */
export const isOtherHello = (text: string): boolean => checkedText(otherHelloSchema, text).ok;

/** Reads what came from a host; the set-up and the update in it are still to be read. */
export const parseHostMessage = (text: string): Result<HostMessage, BadField> =>
  checkedText(hostSchema, text);

/** Writes a message. */
export const formatMessage = (message: GuestMessage | HostMessage): string =>
  JSON.stringify(message);
