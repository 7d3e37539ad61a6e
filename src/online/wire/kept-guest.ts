import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import {
  type DrawStatement,
  drawStatementSchema,
  err,
  fieldsOf,
  MAX_LENGTH,
  MAX_COUNT,
  ok,
  type Result,
  type DrawContribution,
} from '../../engine';
import type { SignalingServers, Invitation } from '../../net';
import { hash, id, seat } from './fields';
import { helpersSchema, invitationSchema, type KeptError, presentForm } from './kept';

/** A move or a resignation, after a number of turns; `text` is in the notation of the game. */
export type Sent =
  | { readonly kind: 'move'; readonly turns: number; readonly text: string }
  | { readonly kind: 'resign'; readonly turns: number };

/** An announced draw, and the contribution that was revealed for it. */
export interface HeardDraw {
  readonly statement: DrawStatement;
  readonly link: DrawContribution;
  /**
   * Whether the contribution may have arrived too late, because the connection was disturbed. Absent if not.
   */
  readonly isUncertain?: boolean | undefined;
}

export interface KeptShares {
  readonly game: string;
  /** The seed of its hash chain: 32 random bytes as 64 hexadecimal digits. Never sent. */
  readonly seed: string;
  /** The host's commitment, received before the guest sent its anchor. */
  readonly commitment: string;
  /** The digest of the set-up that the guest agreed to; undefined before that. */
  readonly setup: string | undefined;
  readonly heard: readonly HeardDraw[];
}

export interface OwnPart {
  /** The seat at the time when the guest agreed to the game. */
  readonly seat: number;
  /** Moves and a resignation, each with the number of turns before it. */
  readonly made: readonly Sent[];
}

interface AgreedGame {
  readonly id: string;
  /** The host's public key; a code may lead to a different host. */
  readonly host: string | undefined;
  /** Whether a record has shown the end of the game, and no turn of this seat that the guest did not make. */
  readonly isOver: boolean;
  /** Undefined if an earlier version saved the game. */
  readonly own: OwnPart | undefined;
}

/** An unfinished game that was replaced by another deal. */
export interface AbandonedGame {
  readonly shares: KeptShares;
  /** Whether the host has since proved that its draws were random. */
  readonly isProved: boolean;
}

/** Maximum number of abandoned games whose draws can still be verified. */
export const MAX_ABANDONED = 4;

/** Upper bound of the counter of unproved deals. */
export const MAX_UNPROVED = 99;

/**
 * A guest's saved state at a table. It lets the guest claim its seat again and never reveal a contribution
 * twice.
 */
export interface SavedGuest {
  /** The secret half of the key that the seat is bound to. Never sent. */
  readonly secretKey: string;
  /** The public key of the host that assigned the seat; undefined before that. */
  readonly host: string | undefined;
  readonly name: string;
  readonly shares: KeptShares | undefined;
  /** Undefined before the first game, and after accepting another deal in its place. */
  readonly game: AgreedGame | undefined;
  /** Games abandoned for the current one, the latest last. */
  readonly abandoned: readonly AbandonedGame[];
  /** Number of earlier abandoned games that were not proved. */
  readonly unproved: number;
  /** The last action, until the host has answered it. */
  readonly sent: { readonly game: string; readonly what: Sent } | undefined;
  /** Undefined if the guest joined by codes. */
  readonly invitation: Invitation | undefined;
  /** The servers used to find the host; undefined if no relay was used. */
  readonly helpers: SignalingServers | undefined;
}

const turns = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT.events));

const whatSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('move'),
    turns,
    text: v.pipe(v.string(), v.maxLength(MAX_LENGTH.move)),
  }),
  v.strictObject({ kind: v.literal('resign'), turns }),
]);

const gameSchema = v.strictObject({
  id,
  host: v.nullable(hash),
  isOver: v.boolean(),
  own: v.optional(
    v.strictObject({ seat, made: v.pipe(v.array(whatSchema), v.maxLength(MAX_COUNT.events)) }),
  ),
});

const sharesSchema = v.strictObject({
  game: id,
  seed: hash,
  commitment: hash,
  setup: v.nullable(hash),
  heard: v.pipe(
    v.array(
      v.strictObject({
        statement: drawStatementSchema,
        link: v.nullable(hash),
        isUncertain: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(MAX_COUNT.events),
  ),
});

const guestSchema = v.strictObject({
  secretKey: hash,
  host: v.nullable(hash),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH.name)),
  shares: v.nullable(sharesSchema),
  // This and the next two are absent in data from before games could be dealt again.
  game: v.optional(v.nullable(gameSchema)),
  abandoned: v.optional(
    v.pipe(
      v.array(v.strictObject({ shares: sharesSchema, isProved: v.boolean() })),
      v.maxLength(MAX_ABANDONED),
    ),
    [],
  ),
  unproved: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_UNPROVED)), 0),
  sent: v.nullable(v.strictObject({ game: id, what: whatSchema })),
});

const schema = v.strictObject({
  role: v.literal('guest'),
  invitation: v.nullable(invitationSchema),
  helpers: v.nullable(helpersSchema),
  guest: guestSchema,
});

/** Creates the state of a new guest. `random` returns the given number of random bytes. */
export const newGuest = (
  name: string,
  invitation: Invitation | undefined,
  random: (bytes: number) => Uint8Array,
): SavedGuest => ({
  secretKey: bytesToHex(random(32)),
  host: undefined,
  name,
  shares: undefined,
  game: undefined,
  abandoned: [],
  unproved: 0,
  sent: undefined,
  invitation,
  helpers: undefined,
});

const sharesToJson = (shares: KeptShares) => ({ ...shares, setup: shares.setup ?? null });

const sharesFromJson = (json: v.InferOutput<typeof sharesSchema>): KeptShares => ({
  ...json,
  setup: json.setup ?? undefined,
});

const gameFromJson = (game: v.InferOutput<typeof gameSchema> | null): AgreedGame | undefined =>
  game === null ? undefined : { ...game, host: game.host ?? undefined, own: game.own };

/** Derives the agreed game from the draws, as in earlier versions. */
const agreedGame = (
  shares: KeptShares | undefined,
  host: string | undefined,
): AgreedGame | undefined =>
  shares?.setup === undefined
    ? undefined
    : { id: shares.game, host, isOver: false, own: undefined };

export const formatKeptGuest = ({ invitation, helpers, ...guest }: SavedGuest): string =>
  JSON.stringify({
    role: 'guest',
    invitation: invitation ?? null,
    helpers: helpers ?? null,
    guest: {
      ...guest,
      host: guest.host ?? null,
      shares: guest.shares ? sharesToJson(guest.shares) : null,
      game: guest.game ? { ...guest.game, host: guest.game.host ?? null } : null,
      abandoned: guest.abandoned.map(({ shares, isProved }) => ({
        shares: sharesToJson(shares),
        isProved,
      })),
      sent: guest.sent ?? null,
    },
  });

/** Parses a guest's saved state, in this or an earlier format. */
export function parseKeptGuest(value: unknown): Result<SavedGuest, KeptError> {
  const form = presentForm(value);
  if ('former' in form) return err(form.former);
  const json = fieldsOf(schema, form.table);
  if (!json.ok) return json;
  const { guest, invitation, helpers } = json.value;
  const { sent } = guest;
  const shares = guest.shares ? sharesFromJson(guest.shares) : undefined;
  const host = guest.host ?? undefined;
  return ok({
    ...guest,
    host,
    shares,
    game: guest.game === undefined ? agreedGame(shares, host) : gameFromJson(guest.game),
    abandoned: guest.abandoned.map((each) => ({ ...each, shares: sharesFromJson(each.shares) })),
    sent: sent ?? undefined,
    invitation: invitation ?? undefined,
    helpers: helpers ?? undefined,
  });
}
