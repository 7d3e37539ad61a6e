import * as v from 'valibot';
import {
  type BadField,
  drawEvidenceSchema,
  drawStatementSchema,
  formatRecord,
  ok,
  parseRecord,
  publicSetupFrom,
  publicSetupToJson,
  type RecordFileError,
  type Result,
} from '../../engine';
import type { SavedGuest } from '../guest/guest';
import type { SavedHost } from '../host/host';
import type { SavedHostedGame } from '../host/hosted-game';
import { bySeat, checkedText, hash, id, LONGEST_NAME, seat } from './fields';

/** Why a text is no table that was kept. */
export type SavedError = BadField | RecordFileError;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));

const move = v.pipe(v.string(), v.maxLength(500));

const gameSchema = v.strictObject({
  record: v.string(),
  secrets: v.nullable(
    v.strictObject({
      chains: bySeat(v.strictObject({ seat, anchor: hash })),
      evidence: drawEvidenceSchema,
    }),
  ),
  pending: v.nullable(v.strictObject({ move, salt: hash })),
});

const hostSchema = v.strictObject({
  setup: v.unknown(),
  far: bySeat(seat),
  draws: v.picklist(['joint', 'own']),
  secretKey: hash,
  taken: bySeat(v.strictObject({ seat, key: hash, name })),
  game: v.nullable(gameSchema),
  dealing: v.nullable(
    v.strictObject({
      id,
      secret: hash,
      names: bySeat(name),
      anchors: bySeat(v.strictObject({ seat, anchor: hash })),
    }),
  ),
});

const turns = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const guestSchema = v.strictObject({
  secretKey: hash,
  host: v.nullable(hash),
  name,
  shares: v.nullable(
    v.strictObject({
      game: id,
      seed: hash,
      commitment: hash,
      setup: v.nullable(hash),
      heard: v.pipe(
        v.array(v.strictObject({ statement: drawStatementSchema, link: v.nullable(hash) })),
        v.maxLength(100_000),
      ),
    }),
  ),
  sent: v.nullable(
    v.strictObject({
      game: id,
      what: v.variant('kind', [
        v.strictObject({ kind: v.literal('move'), turns, text: move }),
        v.strictObject({ kind: v.literal('resign'), turns }),
      ]),
    }),
  ),
});

const gameToJson = ({ timeline, secrets, pending }: SavedHostedGame) => ({
  record: formatRecord(timeline.record),
  secrets: secrets
    ? { chains: secrets.chains, evidence: { secret: secrets.secret, draws: secrets.opened } }
    : null,
  pending: pending ?? null,
});

/** Writes a hosted table as it is kept in this browser; whoever reads it knows every rack. */
export const formatSavedHost = ({ plan, secretKey, taken, game, dealing }: SavedHost): string =>
  JSON.stringify({
    setup: publicSetupToJson(plan.setup),
    far: plan.far,
    draws: plan.draws,
    secretKey,
    taken,
    game: game ? gameToJson(game) : null,
    dealing: dealing ?? null,
  });

function gameFromJson({
  record,
  secrets,
  pending,
}: v.InferOutput<typeof gameSchema>): Result<SavedHostedGame, RecordFileError> {
  const timeline = parseRecord(record, undefined);
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

/** Reads a hosted table that was kept. */
export function parseSavedHost(text: string): Result<SavedHost, SavedError> {
  const json = checkedText(hostSchema, text);
  if (!json.ok) return json;
  const setup = publicSetupFrom(json.value.setup);
  if (!setup.ok) return setup;
  const { far, draws, secretKey, taken, dealing } = json.value;
  const plan = { setup: setup.value, far, draws };
  const game = json.value.game ? gameFromJson(json.value.game) : ok(undefined);
  return game.ok
    ? ok({ plan, secretKey, taken, game: game.value, dealing: dealing ?? undefined })
    : game;
}

/** Writes what a guest keeps. */
export const formatSavedGuest = ({ host, shares, sent, ...rest }: SavedGuest): string =>
  JSON.stringify({
    ...rest,
    host: host ?? null,
    shares: shares ? { ...shares, setup: shares.setup ?? null } : null,
    sent: sent ?? null,
  });

/** Reads what a guest has kept. */
export function parseSavedGuest(text: string): Result<SavedGuest, SavedError> {
  const json = checkedText(guestSchema, text);
  if (!json.ok) return json;
  const { host, shares, sent, ...rest } = json.value;
  return ok({
    ...rest,
    host: host ?? undefined,
    shares: shares ? { ...shares, setup: shares.setup ?? undefined } : undefined,
    sent: sent ?? undefined,
  });
}
