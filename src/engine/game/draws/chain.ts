import { digest } from './digest';
import { isHash } from './hash';

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
