import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import {
  drawEvidenceSchema,
  MAX_LENGTH,
  ok,
  parseRecordJson,
  playerNameSchema,
  type PublicSetup,
  publicSetupFrom,
  publicSetupToJson,
  recordToJson,
  type Result,
  type Timeline,
} from '../../engine';
import { type SignalingServers, type Invitation, keyPairOf, newInvitation } from '../../net';
import type { RemoteSeats } from '../../table';
import { bySeat, fields, hash, id, orNull, seat, textUpTo } from './fields';
import { valueOrJson, helpersSchema, invitationSchema, type KeptError, parseKept } from './kept';

/** How games at a table are set up, and which seats are open to guests. */
export interface HostPlan {
  readonly setup: PublicSetup;
  readonly far: RemoteSeats;
  /** Joint draws, or draws from the host's own random source. */
  readonly draws: 'joint' | 'own';
}

const takenSchema = fields({
  seat,
  /** The guest's public key; a returning guest proves that it holds the secret half. */
  key: hash,
  name: playerNameSchema,
});

/** A seat that a guest has claimed; it keeps the seat after a reload. */
export type TakenSeat = v.InferOutput<typeof takenSchema>;

/** The anchor of a guest's hash chain, which commits it to its contributions. */
const anchorSchema = fields({ seat, anchor: hash });

const secretsSchema = fields({
  /** The anchors, in the order of the chains. */
  chains: bySeat(anchorSchema),
  /** The secret, and the draws so far, by number. */
  evidence: drawEvidenceSchema,
});

/** The host's state of the draws in one game. Secret until the game ends. */
export type DrawSecrets = v.InferOutput<typeof secretsSchema>;

const gameSchema = fields({
  record: valueOrJson(v.unknown()),
  secrets: orNull(secretsSchema),
  /** A move that waits for its draw. After a reload it is made again with the same salt. */
  pending: orNull(
    fields({
      /** In the notation of the game. */
      move: textUpTo(MAX_LENGTH.move),
      salt: hash,
    }),
  ),
});

export interface KeptGame extends Omit<v.InferOutput<typeof gameSchema>, 'record'> {
  readonly timeline: Timeline;
}

const dealingSchema = fields({
  id,
  /** The secret of the joint draws: 32 random bytes as 64 hexadecimal digits. */
  secret: hash,
  /** The players' names by seat. They stay in the set-up even if a guest returns with a different one. */
  names: bySeat(playerNameSchema),
  anchors: bySeat(anchorSchema),
});

/**
 * A deal in progress. Resuming it deals the same game, since nothing else affects the result but the guests'
 * contributions, and each of those is revealed only once.
 */
export type KeptDealing = v.InferOutput<typeof dealingSchema>;

/** A host's saved state of a table. It contains every rack, so it must stay private. */
export interface SavedHost {
  readonly plan: HostPlan;
  /** The secret half of the host's key pair. Never sent. */
  readonly secretKey: string;
  readonly taken: readonly TakenSeat[];
  readonly game: KeptGame | undefined;
  /** The next game during its deal. The previous one stays on the table but cannot be continued. */
  readonly dealing: KeptDealing | undefined;
  /** By original seat; see `currentSeatOf`. */
  readonly invitations: ReadonlyMap<number, Invitation>;
  /** How many seats the players have moved up since the table was opened. */
  readonly moved: number;
  /** The servers used to find guests; undefined if no room was open. */
  readonly helpers: SignalingServers | undefined;
}

const schema = fields({
  role: v.literal('host'),
  invitations: bySeat(fields({ seat, invitation: invitationSchema })),
  helpers: orNull(helpersSchema),
  host: valueOrJson(
    fields({
      setup: v.unknown(),
      far: bySeat(seat),
      draws: v.picklist(['joint', 'own']),
      secretKey: hash,
      // Absent in tables from before players moved up.
      moved: v.optional(seat, 0),
      taken: bySeat(takenSchema),
      game: orNull(gameSchema),
      dealing: orNull(dealingSchema),
    }),
  ),
});

/**
 * Creates a table with an invitation for each guest seat. `random` returns the given number of random bytes.
 */
export function newHost(plan: HostPlan, random: (bytes: number) => Uint8Array): SavedHost {
  const { publicKey, secretKey } = keyPairOf(bytesToHex(random(32)));
  return {
    plan,
    secretKey,
    taken: [],
    game: undefined,
    dealing: undefined,
    invitations: new Map(plan.far.map((each) => [each, newInvitation(publicKey, random)])),
    moved: 0,
    helpers: undefined,
  };
}

const gameToJson = ({ timeline, secrets, pending }: KeptGame) => ({
  record: recordToJson(timeline.record),
  secrets: secrets ?? null,
  pending: pending ?? null,
});

export const formatKeptHost = ({ plan, game, dealing, ...kept }: SavedHost): string =>
  JSON.stringify({
    role: 'host',
    invitations: [...kept.invitations].map(([at, invitation]) => ({ seat: at, invitation })),
    helpers: kept.helpers ?? null,
    host: {
      setup: publicSetupToJson(plan.setup),
      far: plan.far,
      draws: plan.draws,
      secretKey: kept.secretKey,
      moved: kept.moved,
      taken: kept.taken,
      game: game ? gameToJson(game) : null,
      dealing: dealing ?? null,
    },
  });

/** Parses a host's saved state, in this or an earlier format. */
export function parseKeptHost(value: unknown): Result<SavedHost, KeptError> {
  const json = parseKept(schema, value);
  if (!json.ok) return json;
  const { host, invitations, helpers } = json.value;
  const setup = publicSetupFrom(host.setup);
  if (!setup.ok) return setup;
  const { far, draws, game, secretKey, moved, taken, dealing } = host;
  const timeline = game ? parseRecordJson(game.record, undefined) : ok(undefined);
  if (!timeline.ok) return timeline;
  return ok({
    plan: { setup: setup.value, far, draws },
    secretKey,
    moved,
    taken,
    game: timeline.value && {
      timeline: timeline.value,
      secrets: game?.secrets,
      pending: game?.pending,
    },
    dealing,
    invitations: new Map(invitations.map((each) => [each.seat, each.invitation])),
    helpers,
  });
}
