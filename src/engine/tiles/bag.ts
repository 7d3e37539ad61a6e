import type { Tile } from './tile';
import { FaceCounts } from './tile-set';
import { type RandomState, chooseTile, initialRandom } from './chance';

/** `left` is `tiles` without `taken`; `missing` is the part of `taken` that `tiles` lacks. */
interface Taken {
  readonly left: readonly Tile[];
  readonly missing: readonly Tile[];
}

/**
 * Removes tiles one by one, each time the first of its face; the rest keep their order. The time is linear in
 * the number of tiles examined.
 */
export function takeTiles(tiles: readonly Tile[], taken: readonly Tile[]): Taken {
  const wanted = new FaceCounts(taken);
  const passedOver: Tile[] = [];
  let found = 0;
  let index = 0;
  for (; index < tiles.length && found < taken.length; index += 1) {
    const tile = tiles[index];
    if (!tile) continue;
    if (wanted.take(tile)) found += 1;
    else passedOver.push(tile);
  }
  const left = passedOver.concat(tiles.slice(index));
  if (found === taken.length) return { left, missing: [] };
  // Tiles still wanted are missing: for each face, the ones listed last.
  const missing = taken.toReversed().filter((tile) => wanted.take(tile));
  return { left, missing: missing.toReversed() };
}

/** The tiles not yet drawn. Their order means nothing to players. */
export type Bag = readonly Tile[];

/** Tiles drawn, and the bag and random state after them. */
export interface Draw {
  readonly drawn: readonly Tile[];
  /** The 0-based index in the bag of each tile, at the moment it was drawn. */
  readonly places: readonly number[];
  readonly bag: Bag;
  readonly chance: RandomState;
}

/** Draws up to `count` tiles, one after another; fewer if the bag runs out. */
export function draw(bag: Bag, chance: RandomState, count: number): Draw {
  const left = [...bag];
  const drawn: Tile[] = [];
  const places: number[] = [];
  let after = chance;
  while (drawn.length < count && left.length > 0) {
    const choice = chooseTile(after, left);
    drawn.push(...left.splice(choice.value, 1));
    places.push(choice.value);
    after = choice.chance;
  }
  return { drawn, places, bag: left, chance: after };
}

/** Draws tiles to fill a rack. Java's generator makes no choices if the bag holds fewer than `count`. */
export function refill(bag: Bag, chance: RandomState, count: number): Draw {
  if (chance.source.kind !== 'java' || bag.length >= count) return draw(bag, chance, count);
  return {
    drawn: bag,
    places: bag.map(() => 0),
    bag: [],
    chance: { ...chance, drawn: chance.drawn + bag.length },
  };
}

/** Random draws of `size` tiles, each from all of `tiles`; the same for the same seed. */
export function sampledDraws(
  tiles: readonly Tile[],
  size: number,
  count: number,
  seed: string,
): readonly (readonly Tile[])[] {
  let chance = initialRandom({ kind: 'seeded', seed });
  return Array.from({ length: count }, () => {
    const drawing = draw(tiles, chance, size);
    chance = drawing.chance;
    return drawing.drawn;
  });
}

/**
 * Probability, from 0 to 1, that `taken` tiles drawn at random from `tiles` unseen ones include at least one
 * of `wanted` tiles (hypergeometric distribution).
 */
export function probabilityOfAny(tiles: number, wanted: number, taken: number): number {
  let none = 1;
  for (let before = 0; before < Math.min(taken, tiles); before++) {
    none *= Math.max(0, tiles - wanted - before) / (tiles - before);
  }
  return 1 - none;
}
