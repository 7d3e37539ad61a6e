import * as v from 'valibot';
import {
  drawEvidenceSchema,
  err,
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
import { bySeat, checked, hash, id, seat } from './fields';
import { helpersSchema, hex, invitationSchema, type KeptError, presentForm } from './kept';

/** A table that is open to guests: how its games are set up, and who may come. */
export interface HostPlan {
  readonly setup: PublicSetup;
  /** The seats of guests. */
  readonly far: RemoteSeats;
  /** Joint draws, or those of a source that the host alone has. */
  readonly draws: 'joint' | 'own';
}

/** A seat that a guest has taken, and keeps whatever becomes of its page. */
export interface TakenSeat {
  readonly seat: number;
  /** The public key of the guest, who alone can prove to have the other half of it. */
  readonly key: string;
  readonly name: string;
}

/** What binds the guest of a seat to its shares in the draws of a game. */
export interface SeatAnchor {
  readonly seat: number;
  readonly anchor: string;
}

/** What the draws of a game are made of, as its host knows it. */
export interface DrawSecrets {
  readonly secret: string;
  /** The anchor of each guest's chain, in the order of the chains. */
  readonly chains: readonly SeatAnchor[];
  /** The draws made so far, by number. */
  readonly opened: readonly RevealedDraw[];
}

/** A move that was made and waits for what it draws: it is made again where the page was left. */
export interface PendingMove {
  /** In the notation of the game. */
  readonly move: string;
  readonly salt: string;
}

/** A hosted game, as it is kept. */
export interface KeptGame {
  readonly timeline: Timeline;
  readonly secrets: DrawSecrets | undefined;
  readonly pending: PendingMove | undefined;
}

/**
 * A game that is being dealt, as it is kept: whoever comes back to it deals the same one, since nothing
 * else decides what is dealt but the shares of the guests, who open each of them once.
 */
export interface KeptDealing {
  readonly id: string;
  /** Of the joint draws: 32 random bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** Who sits where, by seat: they stay in the set-up, whatever guests are called when they come back. */
  readonly names: readonly string[];
  /** Of those guests who have bound themselves. */
  readonly anchors: readonly SeatAnchor[];
}

/** A hosted table, as it is kept; whoever reads it knows every rack. */
export interface KeptHost {
  readonly plan: HostPlan;
  /** Of the key pair by which guests know their host; told to nobody. */
  readonly secretKey: string;
  readonly taken: readonly TakenSeat[];
  /** The game, once one has been dealt. */
  readonly game: KeptGame | undefined;
  /** The next game, while it is being dealt; the one before is over then, or given up. */
  readonly dealing: KeptDealing | undefined;
  /** By the seats that they were made for. */
  readonly invitations: ReadonlyMap<number, Invitation>;
  /** How many seats the players have moved up since; see `currentSeatOf`. */
  readonly moved: number;
  /** Who helped guests to come, where rooms were open. */
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
 * A table that nobody has come to yet: an invitation to each seat of a guest. `random` gives a number of
 * random bytes.
 */
export function newHost(plan: HostPlan, random: (bytes: number) => Uint8Array): KeptHost {
  const { publicKey, secretKey } = keyPairOf(hex(random(32)));
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

/** Writes a hosted table. */
export const formatKeptHost = ({ plan, game, dealing, ...kept }: KeptHost): string =>
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

/** Reads a hosted table that was kept, by this version or an earlier one. */
export function parseKeptHost(value: unknown): Result<KeptHost, KeptError> {
  const form = presentForm(value);
  if ('former' in form) return err(form.former);
  const json = checked(schema, form.table);
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
