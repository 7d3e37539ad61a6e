import { TILE_VALUES } from './layout';

/**
 * Tiles are numbered as the letters that they bear, by their places in the alphabet from 1; 0 is a blank
 * on a rack.
 */

/** Marks the number of a tile as a blank that stands for the letter. */
export const BLANK: u32 = 64;

/** How many letters the tile set has. */
export let letters: u32 = 0;

/** Takes up the tile set of which `TILE_VALUES`, `TEXT_RANKS` and `TILES_BY_VALUE` tell. */
export function loadTileSet(alphabetSize: u32): void {
  letters = alphabetSize;
}

/** The face value of a tile, in points. */
export function faceOf(tile: u32): f64 {
  return load<f64>((tile as usize) << 3, TILE_VALUES);
}

/** The number of the tile of a letter, or of a blank that stands for it. */
// @ts-ignore: decorator
@inline
export function tileOf(letter: u32, isBlank: bool): u32 {
  return isBlank ? letter | BLANK : letter;
}

export function letterOf(tile: u32): u32 {
  return tile & ~BLANK;
}

/** The number that a tile has on a rack. */
export function onRack(tile: u32): u32 {
  return tile >= BLANK ? 0 : tile;
}
