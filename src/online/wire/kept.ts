import * as v from 'valibot';
import {
  type BadField,
  err,
  fieldsOf,
  type RecordFileError,
  type Result,
  valueIn,
} from '../../engine';
import { MAX_ADDRESS_LENGTH, MAX_SERVERS } from '../../net';
import { fields, id, listUpTo, textUpTo } from './fields';

export type KeptError = BadField | RecordFileError | LegacyTable;

/** A table from before both sides proved their identity; no guest can return to it. */
export interface LegacyTable {
  readonly code: 'FORMER_TABLE';
  /** The record of its game as JSON; undefined for a guest, or before the first game. */
  readonly record: unknown;
}

export const invitationSchema = fields({
  room: v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/)),
  secret: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
  host: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
});

const address = textUpTo(MAX_ADDRESS_LENGTH);

/** Saved servers; invalid relay URLs are filtered out on use. */
export const helpersSchema = fields({
  relays: listUpTo(MAX_SERVERS, address),
  iceServers: listUpTo(
    MAX_SERVERS,
    fields({
      urls: address,
      username: v.exactOptional(address),
      credential: v.exactOptional(address),
    }),
  ),
});

/** Earlier versions saved the part of a host or a guest as a JSON text, and the record of a host as another. */
export const valueOrJson = <const T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? valueIn(value) : value)),
    schema,
  );

const formerSchema = v.variant('role', [
  v.looseObject({
    role: v.literal('host'),
    host: valueOrJson(
      v.looseObject({
        taken: v.array(v.unknown()),
        secretKey: v.optional(v.never()),
        game: v.nullable(v.looseObject({ record: valueOrJson(v.unknown()) })),
      }),
    ),
  }),
  v.looseObject({ role: v.literal('guest'), guest: valueOrJson(v.looseObject({ token: id })) }),
]);

/** Parses saved data, unless it is a table from before version 2 of the messages. */
export function parseKept<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Result<v.InferOutput<S>, LegacyTable | BadField> {
  const former = v.safeParse(formerSchema, value);
  if (!former.success) return fieldsOf(schema, value);
  const { output } = former;
  const record = output.role === 'host' ? output.host.game?.record : undefined;
  return err({ code: 'FORMER_TABLE', record });
}
