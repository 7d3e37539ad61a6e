import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sameTile, type Tile } from './tile';

/**
 * Where draws come from: a seed, or tiles given in advance, one after another, followed by a seed
 * for whatever is drawn after them.
 */
export type ChanceSource =
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'given'; readonly tiles: readonly Tile[]; readonly seed: string };

/** A source together with its state: how many tiles it has drawn so far. */
export interface Chance {
  readonly source: ChanceSource;
  readonly drawn: number;
}

const WORD = 2 ** 32;

/**
 * A uniform integer from 0 to `bound` − 1 (1 ≤ bound ≤ 2^32) that depends on the seed and the
 * number of the draw alone: 32-bit words of SHA-256 over both, by rejection sampling.
 */
function uniform(seed: string, draw: number, bound: number): number {
  const limit = WORD - (WORD % bound);
  for (let block = 0; ; block++) {
    const digest = sha256(utf8ToBytes(`${draw}/${block}/${seed}`));
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let offset = 0; offset < digest.byteLength; offset += 4) {
      const word = words.getUint32(offset);
      if (word < limit) return word % bound;
    }
  }
}

/** Index into `bag` (not empty) of the tile that the source draws next. */
export function nextIndex(chance: Chance, bag: readonly Tile[]): number {
  const { source, drawn } = chance;
  const given = source.kind === 'given' ? source.tiles[drawn] : undefined;
  if (given) {
    const index = bag.findIndex((tile) => sameTile(tile, given));
    if (index >= 0) return index;
  }
  return uniform(source.seed, drawn, bag.length);
}
