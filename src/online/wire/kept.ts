import * as v from 'valibot';
import { bySeat, seat } from './fields';

/** An invitation as it is kept. */
export const invitationSchema = v.strictObject({
  room: v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/)),
  secret: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
  host: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
});

/** Invitations as they are kept: one for each seat of a guest. */
export const invitationsSchema = bySeat(v.strictObject({ seat, invitation: invitationSchema }));

const address = v.pipe(v.string(), v.maxLength(200));

/** Helpers as they are kept; relays that are none are left out where they are used. */
export const helpersSchema = v.strictObject({
  relays: v.pipe(v.array(address), v.maxLength(20)),
  iceServers: v.pipe(
    v.array(
      v.strictObject({
        urls: address,
        username: v.exactOptional(address),
        credential: v.exactOptional(address),
      }),
    ),
    v.maxLength(20),
  ),
});

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
