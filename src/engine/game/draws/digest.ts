import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Domain separation: the purpose is part of the hashed text. */
type Purpose = 'secret' | 'link' | 'returned' | 'draw' | 'setup';

const bytesOf = (purpose: Purpose, text: string): Uint8Array =>
  utf8ToBytes(`scraebbkle/${purpose}/${text}`);

/** SHA-256 in hexadecimal. */
export const digest = (purpose: Purpose, text: string): string =>
  bytesToHex(sha256(bytesOf(purpose, text)));

/** HMAC-SHA-256 in hexadecimal. The key is used as text, even if it consists of hexadecimal digits. */
export const keyedDigest = (key: string, purpose: Purpose, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), bytesOf(purpose, text)));

/** The chain value that a guest revealed for a draw, or null if it did not contribute. */
export type DrawContribution = string | null;

/**
 * Computes the key that decides everything in one draw: HMAC-SHA-256 with the secret. It covers the draw
 * number (0 for the deal) and the revealed values in the order of the chains, with `-` for a missing one.
 */
export const drawKey = (
  secret: string,
  number: number,
  links: readonly DrawContribution[],
): string => keyedDigest(secret, 'draw', [number, ...links.map((link) => link ?? '-')].join('/'));
