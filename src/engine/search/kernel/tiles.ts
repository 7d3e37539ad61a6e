import { TILE_VALUES } from './layout';

/** A tile has the number of its letter: the position in the alphabet, from 1. A blank on a rack is 0. */

/** Flag in the number of a blank that stands for a letter. */
export const BLANK: u32 = 64;

/** Number of letters of the tile set. */
export let letters: u32 = 0;

/** Loads the tile set from `TILE_VALUES`, `TEXT_RANKS` and `TILES_BY_VALUE`. */
export function loadTileSet(alphabetSize: u32): void {
  letters = alphabetSize;
}

export function faceOf(tile: u32): f64 {
  return load<f64>((tile as usize) << 3, TILE_VALUES);
}

// @ts-ignore: decorator
@inline
export function tileOf(letter: u32, isBlank: bool): u32 {
  return isBlank ? letter | BLANK : letter;
}

export function letterOf(tile: u32): u32 {
  return tile & ~BLANK;
}

/** The number of a tile on a rack, where blanks stand for no letter. */
export function onRack(tile: u32): u32 {
  return tile >= BLANK ? 0 : tile;
}
