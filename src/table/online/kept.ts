import * as v from 'valibot';
import { type BadField, err, ok, type Result } from '../../engine';
import type { Helpers } from '../../net';

/** An invitation as it is kept. */
export const invitationSchema = v.strictObject({
  room: v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/)),
  secret: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
});

const address = v.pipe(v.string(), v.maxLength(200));

/** Helpers as they are kept; relays that are none are left out where they are used. */
export const helpersSchema = v.strictObject({
  relays: v.pipe(v.array(address), v.maxLength(20)),
  iceServers: v.pipe(v.array(v.strictObject({ urls: address })), v.maxLength(20)),
});

export type KeptHelpers = Helpers | undefined;

/** A value whose shape has been checked. */
export function keptFrom<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Result<v.InferOutput<S>, BadField> {
  const checked = v.safeParse(schema, value);
  return checked.success
    ? ok(checked.output)
    : err({ code: 'BAD_FIELD', path: v.getDotPath(checked.issues[0]) ?? '' });
}

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
