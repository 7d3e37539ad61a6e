import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isHash } from '../../text';

/** Domain separation: the purpose is part of the hashed text. */
type Purpose = 'secret' | 'link' | 'returned' | 'draw' | 'setup' | 'file';

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

/** A hash chain: each value is the hash of the next one, and the anchor is the hash of the first. */
export interface HashChain {
  /** Commits to all values; public before the game. */
  readonly anchor: string;
  /** Indexed by draw number; each value is secret until it is revealed for its draw. */
  readonly links: readonly string[];
}

const hashOf = (link: string): string => digest('link', link);

/** Builds a chain of `length` values. The seed is 32 random bytes in hexadecimal, for one game, kept secret. */
export function chainFrom(seed: string, length: number): HashChain {
  const links: string[] = [];
  let next = hashOf(seed);
  while (links.length < length) {
    links.push(next);
    next = hashOf(next);
  }
  return { anchor: next, links: links.toReversed() };
}

/**
 * Whether hashing `link` `steps` times gives the earlier value `known`. The value for draw n is n + 1 steps
 * after the anchor, even if earlier values were not revealed.
 */
export function isLaterChainValue(known: string, link: string, steps = 1): boolean {
  if (!isHash(link)) return false;
  let hashed = link;
  for (let step = 0; step < steps; step++) hashed = hashOf(hashed);
  return hashed === known;
}
