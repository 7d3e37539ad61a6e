import type { Grid } from '../play';
import type { TileSet } from '../tiles';
import { packedTilesOf } from './packed-tiles';

const packed = new WeakMap<Grid, { readonly tileSet: TileSet; readonly tiles: Uint8Array }>();

/** The numbers of a grid's tiles, 0 for none. They are cached, so all searches on a grid share them. */
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
