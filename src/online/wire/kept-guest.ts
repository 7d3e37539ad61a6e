import * as v from 'valibot';
import {
  type DrawStatement,
  drawStatementSchema,
  err,
  MAX_LENGTH,
  MAX_COUNT,
  ok,
  type Result,
  type DrawContribution,
} from '../../engine';
import type { SignalingServers, Invitation } from '../../net';
import { checked, hash, id, seat } from './fields';
import { helpersSchema, hex, invitationSchema, type KeptError, presentForm } from './kept';

/** A move in the notation of the game, or a resignation, after a number of turns. */
export type Sent =
  | { readonly kind: 'move'; readonly turns: number; readonly text: string }
  | { readonly kind: 'resign'; readonly turns: number };

/** A draw that was stated, and the link that was opened for it. */
export interface HeardDraw {
  readonly statement: DrawStatement;
  readonly link: DrawContribution;
  /** Whether the link may have come too late, as the connection was disturbed; left out if not. */
  readonly isUncertain?: boolean | undefined;
}

/** What a guest has to remember of the draws of one game. */
export interface KeptShares {
  readonly game: string;
  /** What its chain is made from: 32 random bytes as 64 hexadecimal digits, told to nobody. */
  readonly seed: string;
  /** The host's commitment, which was told before the guest bound itself. */
  readonly commitment: string;
  /** The digest of the set-up that the guest agreed to. */
  readonly setup: string | undefined;
  readonly heard: readonly HeardDraw[];
}

/** What a guest has done in a game. */
export interface OwnPart {
  /** The seat that it had when it agreed to the game. */
  readonly seat: number;
  /** Its moves and its resignation, by the number of turns before them. */
  readonly made: readonly Sent[];
}

/** The game that a guest has agreed to take part in. */
export interface AgreedGame {
  readonly id: string;
  /** The public key of its host: by a code a guest may come to another one. */
  readonly host: string | undefined;
  /** Whether its record has shown that it is over, by turns of which the guest has made its own. */
  readonly isOver: boolean;
  /** Undefined where an earlier version of the page has not kept it. */
  readonly own: OwnPart | undefined;
}

/** A game that was left for another deal before it was over. */
export interface AbandonedGame {
  readonly shares: KeptShares;
  /** Whether the host has shown since that its tiles were drawn by chance. */
  readonly isProved: boolean;
}

/** Most games left for another deal whose shares are kept, so that they can still be proved. */
export const MAX_ABANDONED = 4;

/** From here on further deals that were not proved are no longer counted. */
export const MAX_UNPROVED = 99;

/** A guest's part in a table, as it is kept: with it the seat is had again, and no share opened twice. */
export interface KeptGuest {
  /** Of the key pair that the seat is bound to; told to nobody. */
  readonly secretKey: string;
  /** The public key of the host, once that has given the guest a seat. */
  readonly host: string | undefined;
  readonly name: string;
  readonly shares: KeptShares | undefined;
  /** Undefined before the first game, and once another deal has been accepted in place of one. */
  readonly game: AgreedGame | undefined;
  /** The games that were left for the one that is played, or dealt, the latest last. */
  readonly abandoned: readonly AbandonedGame[];
  /** Further games that were left so, and were not proved. */
  readonly unproved: number;
  /** What was done in a game and the host has not answered. */
  readonly sent: { readonly game: string; readonly what: Sent } | undefined;
  /** Undefined where the guest comes by codes. */
  readonly invitation: Invitation | undefined;
  /** Who helps to find the host, where it has been looked for far away. */
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
  // Absent, like what follows, in what was kept before games could be dealt again.
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

/** A guest who has not come yet; `random` gives a number of random bytes. */
export const newGuest = (
  name: string,
  invitation: Invitation | undefined,
  random: (bytes: number) => Uint8Array,
): KeptGuest => ({
  secretKey: hex(random(32)),
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

/** The game that was agreed to by the shares alone, as earlier versions kept it. */
const agreedGame = (
  shares: KeptShares | undefined,
  host: string | undefined,
): AgreedGame | undefined =>
  shares?.setup === undefined
    ? undefined
    : { id: shares.game, host, isOver: false, own: undefined };

/** Writes what a guest keeps. */
export const formatKeptGuest = ({ invitation, helpers, ...guest }: KeptGuest): string =>
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

/** Reads what a guest has kept, in this version or an earlier one. */
export function parseKeptGuest(value: unknown): Result<KeptGuest, KeptError> {
  const form = presentForm(value);
  if ('former' in form) return err(form.former);
  const json = checked(schema, form.table);
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
