import type { Grid } from '../play';
import type { TileSet } from '../tiles';
import { packedTilesOf } from './packed-tiles';
import type { Position } from './position';

/** The tiles of a position, row by row. */
export interface PackedGrid {
  /** Numbers of letters as in the word graph, or 0. */
  readonly letters: Uint8Array;
  /** Face values, in points. */
  readonly values: Int32Array;
  readonly isEmpty: boolean;
}

function pack(tileSet: TileSet, grid: Grid): PackedGrid {
  const { numberOf, values: letterValues, blankValue } = packedTilesOf(tileSet);
  const letters = new Uint8Array(grid.length);
  const values = new Int32Array(grid.length);
  let isEmpty = true;
  for (let index = 0; index < grid.length; index++) {
    const content = grid[index];
    if (!content || content.kind === 'empty') continue;
    const letter = numberOf(content.letter);
    letters[index] = letter;
    values[index] = content.kind === 'blank' ? blankValue : (letterValues[letter] ?? 0);
    isEmpty = false;
  }
  return { letters, values, isEmpty };
}

const packed = new WeakMap<Grid, { readonly tileSet: TileSet; readonly grid: PackedGrid }>();

/** The tiles of a position, packed once for all searches on its grid. */
export function packedGridOf({ rules: { tileSet }, grid }: Position): PackedGrid {
  const known = packed.get(grid);
  if (known?.tileSet === tileSet) return known.grid;
  const made = pack(tileSet, grid);
  packed.set(grid, { tileSet, grid: made });
  return made;
}
