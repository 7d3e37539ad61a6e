import * as v from 'valibot';
import {
  type BadField,
  drawEvidenceSchema,
  drawStatementSchema,
  MAX_LENGTH,
  MAX_COUNT,
  playerNameSchema,
  REFUSAL_CODES,
  type Result,
  sanitizeName,
} from '../../engine';
import { MAX_MESSAGE_LENGTH } from '../../net';
import { REACTIONS } from './reactions';
import {
  bySeat,
  checkedText,
  countUpTo,
  fields,
  hash,
  id,
  listUpTo,
  seat,
  signature,
  textUpTo,
  turns,
} from './fields';

/** Version of these messages; pages with different versions cannot play with each other. */
export const PROTOCOL = 5;

const game = id;
const name = v.pipe(playerNameSchema, v.transform(sanitizeName), v.minLength(1));

const REFUSALS = [...REFUSAL_CODES, 'NOT_YOUR_TURN', 'WORDS_NOT_READY', 'GAME_IS_OVER'] as const;

const guestSchema = v.variant('kind', [
  /** Requests the seat bound to this public key, or any open seat. */
  fields({ kind: v.literal('hello'), version: v.literal(PROTOCOL), key: hash, nonce: id }),
  /** Proves that the guest holds its key, by a signature that answers the challenge. */
  fields({ kind: v.literal('proof'), signature, name }),
  /** Commits the guest to its contributions in this game; also accepts a new deal. */
  fields({ kind: v.literal('anchor'), game, anchor: hash }),
  /** Reveals the contribution to an announced draw. */
  fields({ kind: v.literal('share'), game, number: turns, link: hash }),
  /** A move in the notation of the game, after this number of turns. */
  fields({ kind: v.literal('move'), game, turns, text: textUpTo(MAX_LENGTH.attempt) }),
  fields({ kind: v.literal('resign'), game, turns }),
  /** Requests or accepts a rematch of a finished game, or cancels that. */
  fields({ kind: v.literal('rematch'), game, isWanted: v.boolean() }),
  /** A reaction after this number of turns; at most one a turn. */
  fields({ kind: v.literal('reaction'), game, turns, reaction: v.picklist(REACTIONS) }),
  /** Rejects a new deal and keeps the unfinished game. */
  fields({ kind: v.literal('decline'), game }),
  /** Requests the full state, because the two pages differ. */
  fields({ kind: v.literal('resync'), game }),
]);
export type GuestMessage = v.InferOutput<typeof guestSchema>;
export type GuestMessageOf<K extends GuestMessage['kind']> = Extract<GuestMessage, { kind: K }>;

/** The public status of a seat. */
const seatStatusSchema = fields({
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
    countUpTo(1000),
    v.check((version) => version !== PROTOCOL),
  ),
});

/** Messages of a host. The set-up and the update depend on the rules and are parsed later. */
const hostSchema = v.variant('kind', [
  /** Proves the host's identity and asks for the guest's. */
  fields({ kind: v.literal('challenge'), key: hash, nonce: id, signature }),
  fields({ kind: v.literal('welcome'), seat, places: bySeat(seatStatusSchema) }),
  /** Denies a seat. All versions send and understand this message in the same form. */
  fields({ kind: v.literal('turned-away'), reason: v.picklist(['taken', 'version']) }),
  fields({ kind: v.literal('places'), places: bySeat(seatStatusSchema) }),
  /** Commits the host to its secret before the game is set up; the guest replies with an anchor. */
  fields({ kind: v.literal('commitment'), game, commitment: hash }),
  /** The set-up, and what the draws are bound to; null if they follow one generator. */
  fields({
    kind: v.literal('game'),
    game,
    setup: v.unknown(),
    draws: v.nullable(fields({ commitment: hash, chains: bySeat(hash) })),
  }),
  /** Announces a draw; the guest replies with its contribution. */
  fields({ kind: v.literal('draw'), game, statement: drawStatementSchema }),
  /** The turns since the last update, and a fingerprint of the state that both sides should now have. */
  fields({ kind: v.literal('update'), game, update: v.unknown(), hash }),
  /** Rejects the move or resignation that was sent after this number of turns. */
  fields({
    kind: v.literal('refused'),
    game,
    turns,
    code: v.picklist(REFUSALS),
    words: listUpTo(MAX_COUNT.wordsFormed, textUpTo(MAX_LENGTH.tiles)),
  }),
  /** The record and the evidence of the draws of a finished or abandoned game. */
  fields({
    kind: v.literal('over'),
    game,
    record: textUpTo(MAX_MESSAGE_LENGTH),
    evidence: v.nullable(drawEvidenceSchema),
  }),
  /** The seats that want a rematch, starting with the one that asked. */
  fields({ kind: v.literal('rematch'), game, seats: bySeat(seat) }),
  fields({ kind: v.literal('reaction'), game, seat, turns, reaction: v.picklist(REACTIONS) }),
  fields({ kind: v.literal('closed') }),
]);
export type HostMessage = v.InferOutput<typeof hostSchema>;
export type HostMessageOf<K extends HostMessage['kind']> = Extract<HostMessage, { kind: K }>;

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
