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

/** Version of these messages; pages with different versions cannot play with each other. */
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

const REFUSALS = [...REFUSAL_CODES, 'NOT_YOUR_TURN', 'WORDS_NOT_READY', 'GAME_IS_OVER'] as const;

const guestSchema = v.variant('kind', [
  /** Requests the seat bound to this public key, or any open seat. */
  v.strictObject({ kind: v.literal('hello'), version: v.literal(PROTOCOL), key: hash, nonce: id }),
  /** Proves that the guest holds its key, by a signature that answers the challenge. */
  v.strictObject({ kind: v.literal('proof'), signature, name }),
  /** Commits the guest to its contributions in this game; also accepts a new deal. */
  v.strictObject({ kind: v.literal('anchor'), game, anchor: hash }),
  /** Reveals the contribution to an announced draw. */
  v.strictObject({ kind: v.literal('share'), game, number: turns, link: hash }),
  /** A move in the notation of the game, after this number of turns. */
  v.strictObject({
    kind: v.literal('move'),
    game,
    turns,
    text: v.pipe(v.string(), v.maxLength(MAX_LENGTH.attempt)),
  }),
  v.strictObject({ kind: v.literal('resign'), game, turns }),
  /** Requests or accepts a rematch of a finished game, or cancels that. */
  v.strictObject({ kind: v.literal('rematch'), game, isWanted: v.boolean() }),
  /** A reaction after this number of turns; at most one a turn. */
  v.strictObject({ kind: v.literal('reaction'), game, turns, reaction: v.picklist(REACTIONS) }),
  /** Rejects a new deal and keeps the unfinished game. */
  v.strictObject({ kind: v.literal('decline'), game }),
  /** Requests the full state, because the two pages differ. */
  v.strictObject({ kind: v.literal('resync'), game }),
]);
export type GuestMessage = v.InferOutput<typeof guestSchema>;

/** The public status of a seat. */
const seatStatusSchema = v.strictObject({
  name,
  /** Where the seat is played; `open` until a guest has claimed it. */
  at: v.picklist(['host', 'guest', 'open']),
  isAway: v.boolean(),
});
export type SeatStatus = v.InferOutput<typeof seatStatusSchema>;

/** The fields that a hello has in every version. */
const otherHelloSchema = v.looseObject({
  kind: v.literal('hello'),
  version: v.pipe(
    whole(1000),
    v.check((version) => version !== PROTOCOL),
  ),
});

/** Messages of a host. The set-up and the update depend on the rules and are parsed later. */
const hostSchema = v.variant('kind', [
  /** Proves the host's identity and asks for the guest's. */
  v.strictObject({ kind: v.literal('challenge'), key: hash, nonce: id, signature }),
  v.strictObject({ kind: v.literal('welcome'), seat, places: bySeat(seatStatusSchema) }),
  /** Denies a seat. All versions send and understand this message in the same form. */
  v.strictObject({ kind: v.literal('turned-away'), reason: v.picklist(['taken', 'version']) }),
  v.strictObject({
    kind: v.literal('places'),
    places: bySeat(seatStatusSchema),
  }),
  /** Commits the host to its secret before the game is set up; the guest replies with an anchor. */
  v.strictObject({ kind: v.literal('commitment'), game, commitment: hash }),
  /** The set-up, and what the draws are bound to; null if they follow one generator. */
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
  /** Announces a draw; the guest replies with its contribution. */
  v.strictObject({ kind: v.literal('draw'), game, statement: drawStatementSchema }),
  /** The turns since the last update, and a fingerprint of the state that both sides should now have. */
  v.strictObject({ kind: v.literal('update'), game, update: v.unknown(), hash }),
  /** Rejects the move or resignation that was sent after this number of turns. */
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
  /** The record and the evidence of the draws of a finished or abandoned game. */
  v.strictObject({
    kind: v.literal('over'),
    game,
    record: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
    evidence: v.nullable(drawEvidenceSchema),
  }),
  /** The seats that want a rematch, starting with the one that asked. */
  v.strictObject({ kind: v.literal('rematch'), game, seats: bySeat(seat) }),
  v.strictObject({
    kind: v.literal('reaction'),
    game,
    seat,
    turns,
    reaction: v.picklist(REACTIONS),
  }),
  v.strictObject({ kind: v.literal('closed') }),
]);
export type HostMessage = v.InferOutput<typeof hostSchema>;

/** Parses an untrusted guest message. */
export const parseGuestMessage = (text: string): Result<GuestMessage, BadField> =>
  checkedText(guestSchema, text);

/** Whether a text is the hello of a guest with a different version. */
export const isOtherHello = (text: string): boolean => checkedText(otherHelloSchema, text).ok;

/** Parses a host message, except for the set-up and the update in it. */
export const parseHostMessage = (text: string): Result<HostMessage, BadField> =>
  checkedText(hostSchema, text);

export const formatMessage = (message: GuestMessage | HostMessage): string =>
  JSON.stringify(message);
