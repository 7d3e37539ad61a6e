import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../engine';
import { bitsOfAll, lettersOf } from './bits';

/** What a guest has to know: which room, the secret without which nobody gets in, and who the host is. */
export interface Invitation {
  /** 16 letters or digits; relays see it, hashed. */
  readonly room: string;
  /** 26 letters or digits, for 128 bits; no relay sees it. */
  readonly secret: string;
  /** 26 letters or digits: 128 bits of a hash of the host's public key. */
  readonly host: string;
}

/** Why an address invites nobody. */
export type InvitationError =
  /** It says nothing of an invitation. */
  | { readonly code: 'NO_INVITATION' }
  /** It says something of one, but is cut short or changed. */
  | { readonly code: 'BAD_INVITATION' };

/** Letters of a code in base 32 (RFC 4648), in lower case: nothing that a chat takes for markup. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const word = (bytes: Uint8Array): string => lettersOf(bitsOfAll(bytes, 8), LETTERS, 5);

const fingerprintOf = (publicKey: string): string =>
  word(sha256(utf8ToBytes(`scraebbkle/key/${publicKey}`)).slice(0, 16));

/**
 * Makes an invitation to a room that nobody has been to, by the host with a public key; `random` gives
 * as many random bytes as it is asked for.
 */
export const newInvitation = (
  publicKey: string,
  random: (bytes: number) => Uint8Array,
): Invitation => ({
  room: word(random(10)),
  secret: word(random(16)),
  host: fingerprintOf(publicKey),
});

/** Whether a public key is that of the host who invites. */
export const isInvitedBy = ({ host }: Invitation, publicKey: string): boolean =>
  host === fingerprintOf(publicKey);

/**
 * Writes an invitation as the fragment of an address, `#join=<room>.<secret>.<host>`. A browser keeps
 * the fragment to itself: no server that an address is asked of gets to see it.
 */
export const formatInvitation = ({ room, secret, host }: Invitation): string =>
  `#join=${room}.${secret}.${host}`;

/**
 * Reads the fragment of an address, with its `#`; empty if the address has no fragment. What follows an
 * `&` tells of the table, and is not read here.
 */
export function parseInvitation(fragment: string): Result<Invitation, InvitationError> {
  if (!fragment.startsWith('#join=')) return err({ code: 'NO_INVITATION' });
  const [, room, secret, host] =
    /^#join=([a-z2-7]{16})\.([a-z2-7]{26})\.([a-z2-7]{26})(?:&.*)?$/s.exec(fragment) ?? [];
  return room === undefined || secret === undefined || host === undefined
    ? err({ code: 'BAD_INVITATION' })
    : ok({ room, secret, host });
}
