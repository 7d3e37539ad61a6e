import { keyedDigest } from './digest';

/** The link that a guest opened for a draw, or null where it had no share in it. */
export type Share = string | null;

/**
 * The key from which everything in one draw is chosen: HMAC-SHA-256 with the secret, over the number
 * of the draw (from 0, the deal) and the links opened for it in the order of their chains, `-` for a
 * link that is absent.
 */
export const drawKey = (secret: string, number: number, links: readonly Share[]): string =>
  keyedDigest(secret, 'draw', [number, ...links.map((link) => link ?? '-')].join('/'));
