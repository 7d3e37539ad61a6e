import type { Grid } from '../play';
import type { TileSet } from '../tiles';
import { packedTilesOf } from './packed-tiles';

const packed = new WeakMap<Grid, { readonly tileSet: TileSet; readonly tiles: Uint8Array }>();

/** The tiles of a grid by their numbers, 0 for none; packed once for all searches on it. */
export function packedGridOf(tileSet: TileSet, grid: Grid): Uint8Array {
  const known = packed.get(grid);
  if (known?.tileSet === tileSet) return known.tiles;
  const { numberOf } = packedTilesOf(tileSet);
  const tiles = new Uint8Array(grid.length);
  grid.forEach((content, index) => {
    if (content.kind !== 'empty') tiles[index] = numberOf(content);
  });
  packed.set(grid, { tileSet, tiles });
  return tiles;
}
