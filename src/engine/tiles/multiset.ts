import { sameTile, type Tile } from './tile';

/** What is left of `tiles` after taking `taken` away, and what of `taken` was not there. */
export interface Taken {
  readonly left: readonly Tile[];
  readonly missing: readonly Tile[];
}

/** Takes tiles away one by one, each time the first of its face; the order of the rest stays. */
export function takeTiles(tiles: readonly Tile[], taken: readonly Tile[]): Taken {
  const left = [...tiles];
  const missing: Tile[] = [];
  for (const tile of taken) {
    const index = left.findIndex((candidate) => sameTile(candidate, tile));
    if (index < 0) missing.push(tile);
    else left.splice(index, 1);
  }
  return { left, missing };
}
