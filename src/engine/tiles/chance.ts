import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { javaRandom, nextDouble, nextInt } from './java-random';
import { twisterIndex } from './mersenne-twister';
import { sameTile, type Tile } from './tile';

/**
 * Where draws come from: a seed; tiles given in advance, one after another, followed by a seed for
 * whatever is drawn after them; the generator of `java.util.Random`, made from a seed; `std::mt19937`, made
 * from a seed, as the program of a course draws with it; a secret
 * of one page and shares of others, of which the source holds what they were bound to beforehand; or
 * another page, of which one seat has seen its own tiles and how many the others drew. Which those were
 * is made up then, so that all that the seat saw can have happened.
 */
export type RandomSource =
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'given'; readonly tiles: readonly Tile[]; readonly seed: string }
  | {
      readonly kind: 'java';
      readonly seed: number;
      /** Every tile, in the order in which they lie in the bag before the first is drawn. */
      readonly bag: readonly Tile[];
    }
  | {
      readonly kind: 'course';
      /** A whole number, of which 32 bits count. */
      readonly seed: number;
    }
  | {
      readonly kind: 'joint';
      /** The hash of the secret: 64 hexadecimal digits. */
      readonly commitment: string;
      /** Where the hash chain of each guest with a share ends: 64 hexadecimal digits. */
      readonly chains: readonly string[];
    }
  | { readonly kind: 'seen'; readonly seat: number; readonly seed: string };

/** A source together with its state. */
export interface RandomState {
  readonly source: RandomSource;
  /** How many tiles have been drawn so far. */
  readonly drawn: number;
  /**
   * Where a generator stands that goes from state to state: its state, or how many words the course's has
   * made; undefined for the sources whose every
   * draw depends on the seed and the number or purpose of the draw alone.
   */
  readonly state: number | undefined;
  /** What a joint source makes its choices from in one event; undefined where nobody gave a key. */
  readonly key: string | undefined;
}

/** Something chosen, and the chance after it. */
export interface Choice {
  readonly value: number;
  readonly chance: RandomState;
}

/** Where the generator of a source stands at first, if it has one. */
function firstState(source: RandomSource): number | undefined {
  if (source.kind === 'java') return javaRandom(source.seed);
  return source.kind === 'course' ? 0 : undefined;
}

/** A source of which nothing has been asked yet. */
export const initialRandom = (source: RandomSource): RandomState => ({
  source,
  drawn: 0,
  state: firstState(source),
  key: undefined,
});

/**
 * The chance for one event: all that a joint source chooses in it follows from the key of the draw
 * (see `drawKey`). Other sources take no notice of a key.
 */
export const withDrawKey = (chance: RandomState, key: string): RandomState => ({ ...chance, key });

const WORD = 2 ** 32;

/** The 32 bits from a byte on, the most significant first. */
function wordAt(bytes: Uint8Array, offset: number): number {
  const byte = (place: number): number => bytes[offset + place] ?? 0;
  return ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0;
}

/**
 * A uniform integer from 0 to `bound` − 1 (1 ≤ bound ≤ 2^32) that depends on the seed and the
 * purpose of the draw alone: 32-bit words of SHA-256 over both, by rejection sampling.
 */
function uniform(seed: string, purpose: string, bound: number): number {
  const limit = WORD - (WORD % bound);
  for (let block = 0; ; block++) {
    const digest = sha256(utf8ToBytes(`${purpose}/${block}/${seed}`));
    for (let offset = 0; offset < digest.length; offset += 4) {
      const word = wordAt(digest, offset);
      if (word < limit) return word % bound;
    }
  }
}

/**
 * What all choices depend on that are made without a generator. A joint source without a key, as where
 * a game is carried on alone, has what it is known by for a seed: anyone can tell its draws then.
 */
function seedOf(source: Exclude<RandomSource, { kind: 'java' }>, key: string | undefined): string {
  if (source.kind !== 'joint') return String(source.seed);
  return key ?? ['joint', source.commitment, ...source.chains].join('/');
}

/** A uniform integer from 0 to `bound` − 1; the purpose sets it apart from other choices. */
export function chooseIndex(chance: RandomState, purpose: string, bound: number): Choice {
  const { source, key } = chance;
  if (source.kind !== 'java') {
    return { value: uniform(seedOf(source, key), purpose, bound), chance };
  }
  const { value, state } = nextInt(chance.state ?? 0, bound);
  return { value, chance: { ...chance, state } };
}

/** A uniform number from 0 up to and without 1; the purpose sets it apart from other choices. */
export function chooseFraction(chance: RandomState, purpose: string): Choice {
  const { source, key } = chance;
  if (source.kind !== 'java') {
    return { value: uniform(seedOf(source, key), purpose, WORD) / WORD, chance };
  }
  const { value, state } = nextDouble(chance.state ?? 0);
  return { value, chance: { ...chance, state } };
}

/** Chooses a tile by its index; the generator of the course is asked for nothing else. */
function chooseIndexOfTile(chance: RandomState, bag: readonly Tile[]): Choice {
  const { source, drawn, state = 0 } = chance;
  if (source.kind === 'course') {
    const drawing = twisterIndex(source.seed, state, bag.length);
    return { value: drawing.value, chance: { ...chance, state: drawing.state } };
  }
  const given = source.kind === 'given' ? source.tiles[drawn] : undefined;
  const index = given ? bag.findIndex((tile) => sameTile(tile, given)) : -1;
  return index < 0 ? chooseIndex(chance, String(drawn), bag.length) : { value: index, chance };
}

/** Chooses the tile of `bag` (not empty) that is drawn next, by its index. */
export function chooseTile(chance: RandomState, bag: readonly Tile[]): Choice {
  const choice = chooseIndexOfTile(chance, bag);
  return { ...choice, chance: { ...choice.chance, drawn: chance.drawn + 1 } };
}
