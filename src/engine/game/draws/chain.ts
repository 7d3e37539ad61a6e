import { digest } from './digest';
import { isHash } from './hash';

/** A hash chain: each link is the hash of the one after it, and the anchor that of the first. */
export interface HashChain {
  /** What binds to all links, and is told before the game. */
  readonly anchor: string;
  /** By the number of the draw for which each is opened; a secret until then. */
  readonly links: readonly string[];
}

const before = (link: string): string => digest('link', link);

/**
 * The chain that a seed makes, of the given number of links. A seed is 32 random bytes in hexadecimal digits,
 * made for one game and told to nobody.
 */
export function chainFrom(seed: string, length: number): HashChain {
  const links: string[] = [];
  let next = before(seed);
  while (links.length < length) {
    links.push(next);
    next = before(next);
  }
  return { anchor: next, links: links.toReversed() };
}

/**
 * Whether a link stands a number of steps after a known one in its chain. The link of draw n stands
 * n + 1 steps after the anchor, whatever was left out in between.
 */
export function isLaterChainValue(known: string, link: string, steps = 1): boolean {
  if (!isHash(link)) return false;
  let hashed = link;
  for (let step = 0; step < steps; step++) hashed = before(hashed);
  return hashed === known;
}
