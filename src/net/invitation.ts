import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../engine';
import { bitsOfAll, lettersOfBits } from './bits';

/** Data that a guest needs to join: the room, the secret that admits it, and a fingerprint of the host. */
export interface Invitation {
  /** 16 base-32 characters; relays see only a hash. */
  readonly room: string;
  /** 26 base-32 characters, for 128 bits; never sent to a relay. */
  readonly secret: string;
  /** 26 base-32 characters: the first 128 bits of a hash of the host's public key. */
  readonly host: string;
}

/** The text is no invitation, or one that is truncated or changed. */
export interface NotAnInvitation {
  readonly code: 'NOT_AN_INVITATION';
}

/** The base-32 alphabet (RFC 4648) in lower case; no chat program takes it for markup. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const word = (bytes: Uint8Array): string => lettersOfBits(bitsOfAll(bytes, 8), LETTERS);

const fingerprintOf = (publicKey: string): string =>
  word(sha256(utf8ToBytes(`scraebbkle/key/${publicKey}`)).slice(0, 16));

/**
 * Creates an invitation of the host with this public key, to a new random room. `random` returns the given
 * number of random bytes.
 */
export const newInvitation = (
  publicKey: string,
  random: (bytes: number) => Uint8Array,
): Invitation => ({
  room: word(random(10)),
  secret: word(random(16)),
  host: fingerprintOf(publicKey),
});

/** Whether the public key matches the host's fingerprint in the invitation. */
export const isInvitedBy = ({ host }: Invitation, publicKey: string): boolean =>
  host === fingerprintOf(publicKey);

/**
 * Formats an invitation as a URL fragment, `#join=<room>.<secret>.<host>`. Browsers do not send the fragment
 * to a server.
 */
export const formatInvitation = ({ room, secret, host }: Invitation): string =>
  `#join=${room}.${secret}.${host}`;

/**
 * Parses a URL fragment, with its `#`, or an empty text. Ignores everything from `&` on, which describes the
 * table.
 */
export function parseInvitation(fragment: string): Result<Invitation, NotAnInvitation> {
  const [, room, secret, host] =
    /^#join=([a-z2-7]{16})\.([a-z2-7]{26})\.([a-z2-7]{26})(?:&.*)?$/s.exec(fragment) ?? [];
  return room === undefined || secret === undefined || host === undefined
    ? err({ code: 'NOT_AN_INVITATION' })
    : ok({ room, secret, host });
}
