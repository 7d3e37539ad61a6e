import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import {
  drawEvidenceSchema,
  err,
  fieldsOf,
  MAX_LENGTH,
  ok,
  type RevealedDraw,
  parseRecordJson,
  type PublicSetup,
  publicSetupFrom,
  publicSetupToJson,
  type RecordFileError,
  recordToJson,
  type Result,
  type Timeline,
} from '../../engine';
import { type SignalingServers, type Invitation, keyPairOf, newInvitation } from '../../net';
import type { RemoteSeats } from '../../table';
import { bySeat, hash, id, seat } from './fields';
import { helpersSchema, invitationSchema, type KeptError, presentForm } from './kept';

/** How games at a table are set up, and which seats are open to guests. */
export interface HostPlan {
  readonly setup: PublicSetup;
  readonly far: RemoteSeats;
  /** Joint draws, or draws from the host's own random source. */
  readonly draws: 'joint' | 'own';
}

/** A seat that a guest has claimed; it keeps the seat after a reload. */
export interface TakenSeat {
  readonly seat: number;
  /** The guest's public key; a returning guest proves that it holds the secret half. */
  readonly key: string;
  readonly name: string;
}

/** The anchor of a guest's hash chain, which commits it to its contributions. */
interface SeatAnchor {
  readonly seat: number;
  readonly anchor: string;
}

/** The host's state of the draws in one game. Secret until the game ends. */
export interface DrawSecrets {
  readonly secret: string;
  /** The anchors, in the order of the chains. */
  readonly chains: readonly SeatAnchor[];
  /** The draws so far, by number. */
  readonly opened: readonly RevealedDraw[];
}

/** A move that waits for its draw. After a reload it is made again with the same salt. */
interface PendingMove {
  /** In the notation of the game. */
  readonly move: string;
  readonly salt: string;
}

export interface KeptGame {
  readonly timeline: Timeline;
  readonly secrets: DrawSecrets | undefined;
  readonly pending: PendingMove | undefined;
}

/**
 * A deal in progress. Resuming it deals the same game, since nothing else affects the result but the guests'
 * contributions, and each of those is revealed only once.
 */
export interface KeptDealing {
  readonly id: string;
  /** The secret of the joint draws: 32 random bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** The players' names by seat. They stay in the set-up even if a guest returns with a different one. */
  readonly names: readonly string[];
  readonly anchors: readonly SeatAnchor[];
}

/** A host's saved state of a table. It contains every rack, so it must stay private. */
export interface SavedHost {
  readonly plan: HostPlan;
  /** The secret half of the host's key pair. Never sent. */
  readonly secretKey: string;
  readonly taken: readonly TakenSeat[];
  readonly game: KeptGame | undefined;
  /** The next game during its deal; the game before is over or abandoned. */
  readonly dealing: KeptDealing | undefined;
  /** By original seat; see `currentSeatOf`. */
  readonly invitations: ReadonlyMap<number, Invitation>;
  /** How many seats the players have moved up since the table was opened. */
  readonly moved: number;
  /** The servers used to find guests; undefined if no room was open. */
  readonly helpers: SignalingServers | undefined;
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH.name));
const anchors = bySeat(v.strictObject({ seat, anchor: hash }));

const gameSchema = v.strictObject({
  record: v.unknown(),
  secrets: v.nullable(v.strictObject({ chains: anchors, evidence: drawEvidenceSchema })),
  pending: v.nullable(
    v.strictObject({ move: v.pipe(v.string(), v.maxLength(MAX_LENGTH.move)), salt: hash }),
  ),
});

const schema = v.strictObject({
  role: v.literal('host'),
  invitations: bySeat(v.strictObject({ seat, invitation: invitationSchema })),
  helpers: v.nullable(helpersSchema),
  host: v.strictObject({
    setup: v.unknown(),
    far: bySeat(seat),
    draws: v.picklist(['joint', 'own']),
    secretKey: hash,
    // Absent in tables from before players moved up.
    moved: v.optional(seat, 0),
    taken: bySeat(v.strictObject({ seat, key: hash, name })),
    game: v.nullable(gameSchema),
    dealing: v.nullable(v.strictObject({ id, secret: hash, names: bySeat(name), anchors })),
  }),
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
  secrets: secrets
    ? { chains: secrets.chains, evidence: { secret: secrets.secret, draws: secrets.opened } }
    : null,
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

function gameFromJson({
  record,
  secrets,
  pending,
}: v.InferOutput<typeof gameSchema>): Result<KeptGame, RecordFileError> {
  const timeline = parseRecordJson(record, undefined);
  if (!timeline.ok) return timeline;
  return ok({
    timeline: timeline.value,
    secrets: secrets
      ? {
          secret: secrets.evidence.secret,
          chains: secrets.chains,
          opened: secrets.evidence.draws,
        }
      : undefined,
    pending: pending ?? undefined,
  });
}

/** Parses a host's saved state, in this or an earlier format. */
export function parseKeptHost(value: unknown): Result<SavedHost, KeptError> {
  const form = presentForm(value);
  if ('former' in form) return err(form.former);
  const json = fieldsOf(schema, form.table);
  if (!json.ok) return json;
  const { host, invitations, helpers } = json.value;
  const setup = publicSetupFrom(host.setup);
  if (!setup.ok) return setup;
  const game = host.game ? gameFromJson(host.game) : ok(undefined);
  if (!game.ok) return game;
  return ok({
    plan: { setup: setup.value, far: host.far, draws: host.draws },
    secretKey: host.secretKey,
    moved: host.moved,
    taken: host.taken,
    game: game.value,
    dealing: host.dealing ?? undefined,
    invitations: new Map(invitations.map((each) => [each.seat, each.invitation])),
    helpers: helpers ?? undefined,
  });
}
