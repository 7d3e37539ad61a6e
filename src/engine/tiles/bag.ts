import { type Chance, chooseTile } from './chance';
import type { Tile } from './tile';

/** The tiles not yet drawn. Their order carries no meaning for players. */
export type Bag = readonly Tile[];

/** Tiles drawn, and the bag and source of chance after them. */
export interface Draw {
  readonly drawn: readonly Tile[];
  readonly bag: Bag;
  readonly chance: Chance;
}

/** Draws up to `count` tiles, one after another; fewer when the bag runs out. */
export function draw(bag: Bag, chance: Chance, count: number): Draw {
  const left = [...bag];
  const drawn: Tile[] = [];
  let after = chance;
  while (drawn.length < count && left.length > 0) {
    const choice = chooseTile(after, left);
    drawn.push(...left.splice(choice.value, 1));
    after = choice.chance;
  }
  return { drawn, bag: left, chance: after };
}

/** Tiles drawn to fill a rack up: without a choice where the bag holds fewer than are needed. */
export function refill(bag: Bag, chance: Chance, count: number): Draw {
  if (chance.source.kind !== 'java' || bag.length >= count) return draw(bag, chance, count);
  return { drawn: bag, bag: [], chance: { ...chance, drawn: chance.drawn + bag.length } };
}
