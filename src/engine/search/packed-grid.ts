import { alphabetOf, tileValue } from '../tiles';
import { numberOf } from './packed-rack';
import type { Position } from './position';

/** The tiles of a position, row by row. */
export interface PackedGrid {
  /** Numbers of letters as in the word graph, or 0. */
  readonly letters: Uint8Array;
  /** Face values, in points. */
  readonly values: Int32Array;
  readonly isEmpty: boolean;
}

/** Packs the tiles of a position. */
export function packGrid({ rules, grid }: Position): PackedGrid {
  const alphabet = alphabetOf(rules.tileSet);
  const letters = new Uint8Array(grid.length);
  const values = new Int32Array(grid.length);
  let isEmpty = true;
  for (let index = 0; index < grid.length; index++) {
    const content = grid[index];
    if (!content || content.kind === 'empty') continue;
    letters[index] = numberOf(alphabet, content.letter);
    values[index] = tileValue(rules.tileSet, content);
    isEmpty = false;
  }
  return { letters, values, isEmpty };
}
