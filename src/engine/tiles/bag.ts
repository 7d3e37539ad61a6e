import { type RandomState, chooseTile } from './chance';
import type { Tile } from './tile';

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
