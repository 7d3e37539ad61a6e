import * as v from 'valibot';
import {
  drawStatementSchema,
  MAX_LENGTH,
  MAX_COUNT,
  ok,
  playerNameSchema,
  type Result,
} from '../../engine';
import type { SignalingServers, Invitation } from '../../net';
import { countUpTo, fields, hash, id, listUpTo, orNull, seat, textUpTo, turns } from './fields';
import { valueOrJson, helpersSchema, invitationSchema, type KeptError, parseKept } from './kept';

const sentSchema = v.variant('kind', [
  fields({ kind: v.literal('move'), turns, text: textUpTo(MAX_LENGTH.move) }),
  fields({ kind: v.literal('resign'), turns }),
]);

/** A move or a resignation, after a number of turns; `text` is in the notation of the game. */
export type Sent = v.InferOutput<typeof sentSchema>;

const heardSchema = fields({
  statement: drawStatementSchema,
  link: v.nullable(hash),
  /**
   * Whether the contribution may have arrived too late, because the connection was disturbed. Absent if not.
   */
  isUncertain: v.optional(v.boolean()),
});

/** An announced draw, and the contribution that was revealed for it. */
export type HeardDraw = v.InferOutput<typeof heardSchema>;

const sharesSchema = fields({
  game: id,
  /** The seed of its hash chain: 32 random bytes as 64 hexadecimal digits. Never sent. */
  seed: hash,
  /** The host's commitment, received before the guest sent its anchor. */
  commitment: hash,
  /** The digest of the set-up that the guest agreed to; undefined before that. */
  setup: orNull(hash),
  heard: listUpTo(MAX_COUNT.events, heardSchema),
});
export type KeptShares = v.InferOutput<typeof sharesSchema>;

const ownSchema = fields({
  /** The seat at the time when the guest agreed to the game. */
  seat,
  /** Moves and a resignation, each with the number of turns before it. */
  made: listUpTo(MAX_COUNT.events, sentSchema),
});
export type OwnPart = v.InferOutput<typeof ownSchema>;

const gameSchema = fields({
  id,
  /** The host's public key; a code may lead to a different host. */
  host: orNull(hash),
  /** Whether a record has shown the end of the game, and no turn of this seat that the guest did not make. */
  isOver: v.boolean(),
  /** Absent if an earlier version saved the game. */
  own: v.optional(ownSchema),
});
type AgreedGame = v.InferOutput<typeof gameSchema>;

const abandonedSchema = fields({
  shares: sharesSchema,
  /** Whether the host has since proved that its draws were random. */
  isProved: v.boolean(),
});

/** An unfinished game that was replaced by another deal. */
export type AbandonedGame = v.InferOutput<typeof abandonedSchema>;

/** Maximum number of abandoned games whose draws can still be verified. */
export const MAX_ABANDONED = 4;

/** Upper bound of the counter of unproved deals. */
export const MAX_UNPROVED = 99;

const guestSchema = fields({
  /** The secret half of the key that the seat is bound to. Never sent. */
  secretKey: hash,
  /** The public key of the host that assigned the seat; undefined before that. */
  host: orNull(hash),
  name: playerNameSchema,
  shares: orNull(sharesSchema),
  // This and the next two are absent in data from before games could be dealt again.
  game: v.optional(v.nullable(gameSchema)),
  /** Games abandoned for the current one, the latest last. */
  abandoned: v.optional(listUpTo(MAX_ABANDONED, abandonedSchema), []),
  /** Number of earlier abandoned games that were not proved. */
  unproved: v.optional(countUpTo(MAX_UNPROVED), 0),
  /** The last action, until the host has answered it. */
  sent: orNull(fields({ game: id, what: sentSchema })),
});
type GuestPart = v.InferOutput<typeof guestSchema>;

const schema = fields({
  role: v.literal('guest'),
  invitation: orNull(invitationSchema),
  helpers: orNull(helpersSchema),
  guest: valueOrJson(guestSchema),
});

/**
 * A guest's saved state at a table. It lets the guest claim its seat again and never reveal a contribution
 * twice.
 */
export interface SavedGuest extends Omit<GuestPart, 'game'> {
  /** Undefined before the first game, and after accepting another deal in its place. */
  readonly game: AgreedGame | undefined;
  /** Undefined if the guest joined by codes. */
  readonly invitation: Invitation | undefined;
  /** The servers used to find the host; undefined if no relay was used. */
  readonly helpers: SignalingServers | undefined;
}

/** Creates the state of a new guest. The secret key is 32 random bytes as 64 hexadecimal digits. */
export const newGuest = (
  name: string,
  invitation: Invitation | undefined,
  secretKey: string,
): SavedGuest => ({
  secretKey,
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

/** Derives the agreed game from the draws, as in earlier versions. */
const agreedGame = ({ shares, host }: GuestPart): AgreedGame | undefined =>
  shares?.setup === undefined ? undefined : { id: shares.game, host, isOver: false };

export const formatKeptGuest = ({ invitation, helpers, ...guest }: SavedGuest): string =>
  JSON.stringify({ role: 'guest', invitation, helpers, guest }, (_name, value: unknown) =>
    value === undefined ? null : value,
  );

/** Parses a guest's saved state, in this or an earlier format. */
export function parseKeptGuest(value: unknown): Result<SavedGuest, KeptError> {
  const json = parseKept(schema, value);
  if (!json.ok) return json;
  const { guest, invitation, helpers } = json.value;
  const { game = agreedGame(guest) } = guest;
  return ok({ ...guest, game: game ?? undefined, invitation, helpers });
}

/** Maximum number of tables to which a guest can return after it has left them. */
const MAX_LEFT = 8;

/** Adds a part, in place of an earlier one with the same host; the latest is the first. */
export const withLeft = (left: readonly SavedGuest[], guest: SavedGuest): readonly SavedGuest[] =>
  [guest, ...left.filter(({ host }) => host !== guest.host)].slice(0, MAX_LEFT);

export const formatLeftGuests = (left: readonly SavedGuest[]): string =>
  `[${left.map(formatKeptGuest).join()}]`;

/** Parses the parts of tables that a guest has left, or the one that an earlier version saved; drops invalid ones. */
export const parseLeftGuests = (value: unknown): readonly SavedGuest[] =>
  [value]
    .flat()
    .slice(0, MAX_LEFT)
    .flatMap((each) => {
      const guest = parseKeptGuest(each);
      return guest.ok ? [guest.value] : [];
    });
