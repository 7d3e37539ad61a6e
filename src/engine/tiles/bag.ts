import { type RandomState, chooseTile } from './chance';
import type { Tile } from './tile';

/** The tiles not yet drawn. Their order carries no meaning for players. */
export type Bag = readonly Tile[];

/** Tiles drawn, and the bag and source of chance after them. */
export interface Draw {
  readonly drawn: readonly Tile[];
  /** The place (0-based) in the bag of each tile, at the moment in which it was drawn. */
  readonly places: readonly number[];
  readonly bag: Bag;
  readonly chance: RandomState;
}

/** Draws up to `count` tiles, one after another; fewer when the bag runs out. */
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

/** Tiles drawn to fill a rack up: without a choice where the bag holds fewer than are needed. */
export function refill(bag: Bag, chance: RandomState, count: number): Draw {
  if (chance.source.kind !== 'java' || bag.length >= count) return draw(bag, chance, count);
  return {
    drawn: bag,
    places: bag.map(() => 0),
    bag: [],
    chance: { ...chance, drawn: chance.drawn + bag.length },
  };
}
