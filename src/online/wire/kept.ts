import * as v from 'valibot';
import { type BadField, err, ok, type RecordFileError, type Result } from '../../engine';
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

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Parses the JSON text in a field, if there is one. */
const unfolded = (fields: Fields, name: string): Fields =>
  name in fields ? { ...fields, [name]: jsonIn(fields[name]) } : fields;

/**
 * Converts saved data to the current format. Earlier versions saved the part of the host or guest as a JSON
 * text, and the record within that of a host as another one.
 */
function migrated(value: unknown): unknown {
  if (!isObject(value)) return value;
  const table = unfolded(unfolded(value, 'host'), 'guest');
  const { host } = table;
  if (!isObject(host) || !isObject(host['game'])) return table;
  return { ...table, host: { ...host, game: unfolded(host['game'], 'record') } };
}

const formerSchema = v.variant('role', [
  v.looseObject({
    role: v.literal('host'),
    host: v.looseObject({
      taken: v.array(v.unknown()),
      secretKey: v.optional(v.never()),
      game: v.nullable(v.looseObject({ record: v.unknown() })),
    }),
  }),
  v.looseObject({ role: v.literal('guest'), guest: v.looseObject({ token: id }) }),
]);

/** Detects a table from before version 2 of the messages. */
function formerTable(value: unknown): LegacyTable | undefined {
  const parsed = v.safeParse(formerSchema, value);
  if (!parsed.success) return undefined;
  const { output } = parsed;
  const record = output.role === 'host' ? output.host.game?.record : undefined;
  return { code: 'FORMER_TABLE', record };
}

/** Saved data of any version in the current format, unless it cannot be reopened. */
export function presentForm(value: unknown): Result<unknown, LegacyTable> {
  const table = migrated(value);
  const former = formerTable(table);
  return former ? err(former) : ok(table);
}
