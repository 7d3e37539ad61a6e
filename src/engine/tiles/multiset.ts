import { type Tile, tileText } from './tile';

/** What is left of `tiles` after taking `taken` away, and what of `taken` was not there. */
export interface Taken {
  readonly left: readonly Tile[];
  readonly missing: readonly Tile[];
}

/** How many tiles of each face there are. */
function facesOf(tiles: readonly Tile[]): Map<string, number> {
  const faces = new Map<string, number>();
  for (const tile of tiles) faces.set(tileText(tile), (faces.get(tileText(tile)) ?? 0) + 1);
  return faces;
}

/** Takes one of a face, if there is one. */
function takeFace(faces: Map<string, number>, face: string): boolean {
  const count = faces.get(face) ?? 0;
  if (count > 0) faces.set(face, count - 1);
  return count > 0;
}

/**
 * Takes tiles away one by one, each time the first of its face; the order of the rest stays. The time
 * is linear in the number of tiles that are looked at.
 */
export function takeTiles(tiles: readonly Tile[], taken: readonly Tile[]): Taken {
  const wanted = facesOf(taken);
  const passedOver: Tile[] = [];
  let found = 0;
  let index = 0;
  for (; index < tiles.length && found < taken.length; index += 1) {
    const tile = tiles[index];
    if (!tile) continue;
    if (takeFace(wanted, tileText(tile))) found += 1;
    else passedOver.push(tile);
  }
  const left = passedOver.concat(tiles.slice(index));
  if (found === taken.length) return { left, missing: [] };
  // What is wanted still is missing: of each face, those that were named last.
  const missing = taken.toReversed().filter((tile) => takeFace(wanted, tileText(tile)));
  return { left, missing: missing.toReversed() };
}
