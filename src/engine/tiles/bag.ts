import { type Chance, nextIndex } from './chance';
import type { Tile } from './tile';

/** The tiles not yet drawn. Their order carries no meaning for players. */
export type Bag = readonly Tile[];

/** Tiles drawn, and the bag and source of chance after them. */
export interface Draw {
  readonly drawn: readonly Tile[];
  readonly bag: Bag;
  readonly chance: Chance;
}

/** Draws up to `count` tiles; fewer when the bag runs out. */
export function draw(bag: Bag, chance: Chance, count: number): Draw {
  const left = [...bag];
  const drawn: Tile[] = [];
  let state = chance;
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(nextIndex(state, left), 1));
    state = { ...state, drawn: state.drawn + 1 };
  }
  return { drawn, bag: left, chance: state };
}
