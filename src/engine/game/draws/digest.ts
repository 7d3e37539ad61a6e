import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a text is hashed for: no hash made for one purpose is one for another. */
type Purpose = 'secret' | 'link' | 'returned' | 'draw' | 'setup';

const bytesOf = (purpose: Purpose, text: string): Uint8Array =>
  utf8ToBytes(`scraebbkle/${purpose}/${text}`);

/** SHA-256 of a text, in hexadecimal digits. */
export const digest = (purpose: Purpose, text: string): string =>
  bytesToHex(sha256(bytesOf(purpose, text)));

/** HMAC-SHA-256 of a text, in hexadecimal digits. The key is a text as well, hexadecimal or not. */
export const keyedDigest = (key: string, purpose: Purpose, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), bytesOf(purpose, text)));

/** The link that a guest opened for a draw, or null where it had no share in it. */
export type DrawContribution = string | null;

/**
 * The key from which everything in one draw is chosen: HMAC-SHA-256 with the secret, over the number
 * of the draw (from 0, the deal) and the links opened for it in the order of their chains, `-` for a
 * link that is absent.
 */
export const drawKey = (
  secret: string,
  number: number,
  links: readonly DrawContribution[],
): string => keyedDigest(secret, 'draw', [number, ...links.map((link) => link ?? '-')].join('/'));
