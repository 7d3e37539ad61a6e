import { type Tile, tileText } from './tile';

/** What is left of `tiles` after taking `taken` away, and what of `taken` was not there. */
export interface Taken {
  readonly left: readonly Tile[];
  readonly missing: readonly Tile[];
}

/** How many tiles there are of each face. */
export class FaceCounts {
  readonly #counts = new Map<string, number>();

  constructor(tiles: readonly Tile[] = []) {
    for (const tile of tiles) this.add(tile);
  }

  of(tile: Tile): number {
    return this.#counts.get(tileText(tile)) ?? 0;
  }

  add(tile: Tile): void {
    this.#counts.set(tileText(tile), this.of(tile) + 1);
  }

  /** Takes one of a face away, if there is one. */
  take(tile: Tile): boolean {
    const count = this.of(tile);
    if (count > 0) this.#counts.set(tileText(tile), count - 1);
    return count > 0;
  }
}

/**
 * Takes tiles away one by one, each time the first of its face; the order of the rest stays. The time
 * is linear in the number of tiles that are looked at.
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
  // What is wanted still is missing: of each face, those that were named last.
  const missing = taken.toReversed().filter((tile) => wanted.take(tile));
  return { left, missing: missing.toReversed() };
}
