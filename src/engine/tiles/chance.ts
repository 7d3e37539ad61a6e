import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type GeneratorDraw, javaRandom, nextDouble, nextInt, twisterIndex } from './generators';
import { sameTile, type Tile } from './tile';

/**
 * Where draws come from:
 * - `seeded`: a seed.
 * - `given`: the tiles to draw first, in order, then a seed.
 * - `java`: the generator of `java.util.Random`, made from a seed.
 * - `course`: `std::mt19937`, made from a seed, used as in the program of a course.
 * - `joint`: a secret of one page and contributions of others; the source holds their commitments.
 * - `seen`: another page, of whose draws one seat saw only its own tiles and how many the others drew. The
 *   tiles of the others are invented, consistent with everything that the seat saw.
 */
export type RandomSource =
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'given'; readonly tiles: readonly Tile[]; readonly seed: string }
  | {
      readonly kind: 'java';
      readonly seed: number;
      /** Every tile, in the order of the bag before the first draw. */
      readonly bag: readonly Tile[];
    }
  | {
      readonly kind: 'course';
      /** An integer of which only the low 32 bits count. */
      readonly seed: number;
    }
  | {
      readonly kind: 'joint';
      /** Hash of the secret: 64 hexadecimal digits. */
      readonly commitment: string;
      /** Anchors of the hash chains of the contributing guests: 64 hexadecimal digits each. */
      readonly chains: readonly string[];
    }
  | { readonly kind: 'seen'; readonly seat: number; readonly seed: string };

export interface RandomState {
  readonly source: RandomSource;
  readonly drawn: number;
  /**
   * The state of a stateful generator: Java's own, or the number of words that the course's has generated.
   * Undefined for other sources: their draws depend only on the seed and on the number or purpose of the
   * draw.
   */
  readonly state: number | undefined;
  /** The key from which a joint source makes its choices in one event; undefined if none was given. */
  readonly key: string | undefined;
}

/** A choice, and the random state after it. */
export interface Choice {
  readonly value: number;
  readonly chance: RandomState;
}

function firstState(source: RandomSource): number | undefined {
  if (source.kind === 'java') return javaRandom(source.seed);
  return source.kind === 'course' ? 0 : undefined;
}

export const initialRandom = (source: RandomSource): RandomState => ({
  source,
  drawn: 0,
  state: firstState(source),
  key: undefined,
});

/**
 * Returns the random state for one event, in which a joint source derives all choices from the key of the
 * draw (see `drawKey`). Other sources ignore the key.
 */
export const withDrawKey = (chance: RandomState, key: string): RandomState => ({ ...chance, key });

const WORD = 2 ** 32;

/** The 32-bit big-endian word at a byte offset. */
function readUint32(bytes: Uint8Array, offset: number): number {
  const byte = (place: number): number => bytes[offset + place] ?? 0;
  return ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0;
}

/**
 * A uniform integer from 0 to `bound` − 1 (1 ≤ bound ≤ 2^32) that depends only on the seed and the purpose of
 * the draw: 32-bit words of SHA-256 over both, with rejection sampling.
 */
function uniform(seed: string, purpose: string, bound: number): number {
  const limit = WORD - (WORD % bound);
  for (let block = 0; ; block++) {
    const digest = sha256(utf8ToBytes(`${purpose}/${block}/${seed}`));
    for (let offset = 0; offset < digest.length; offset += 4) {
      const word = readUint32(digest, offset);
      if (word < limit) return word % bound;
    }
  }
}

/**
 * The seed of all choices made without a generator. A joint source without a key, as when a game is continued
 * alone, uses its public commitments as seed, so anyone can predict its draws.
 */
function choiceSeed(
  source: Exclude<RandomSource, { kind: 'java' }>,
  key: string | undefined,
): string {
  if (source.kind !== 'joint') return String(source.seed);
  return key ?? ['joint', source.commitment, ...source.chains].join('/');
}

const choiceOf = (chance: RandomState, { value, state }: GeneratorDraw): Choice => ({
  value,
  chance: { ...chance, state },
});

/** A uniform integer from 0 to `bound` − 1; `purpose` separates it from other choices. */
export function chooseIndex(chance: RandomState, purpose: string, bound: number): Choice {
  const { source, key, state = 0 } = chance;
  return source.kind === 'java'
    ? choiceOf(chance, nextInt(state, bound))
    : { value: uniform(choiceSeed(source, key), purpose, bound), chance };
}

/** A uniform number from 0 (inclusive) to 1 (exclusive); `purpose` separates it from other choices. */
export function chooseFraction(chance: RandomState, purpose: string): Choice {
  const { source, key, state = 0 } = chance;
  return source.kind === 'java'
    ? choiceOf(chance, nextDouble(state))
    : { value: uniform(choiceSeed(source, key), purpose, WORD) / WORD, chance };
}

/** Chooses a tile by its index. The generator of the course is used for nothing else. */
function chooseIndexOfTile(chance: RandomState, bag: readonly Tile[]): Choice {
  const { source, drawn, state = 0 } = chance;
  if (source.kind === 'course') {
    return choiceOf(chance, twisterIndex(source.seed, state, bag.length));
  }
  const given = source.kind === 'given' ? source.tiles[drawn] : undefined;
  const index = given ? bag.findIndex((tile) => sameTile(tile, given)) : -1;
  return index < 0 ? chooseIndex(chance, String(drawn), bag.length) : { value: index, chance };
}

/** Chooses the index of the tile to draw next from `bag` (not empty). */
export function chooseTile(chance: RandomState, bag: readonly Tile[]): Choice {
  const choice = chooseIndexOfTile(chance, bag);
  return { ...choice, chance: { ...choice.chance, drawn: chance.drawn + 1 } };
}
