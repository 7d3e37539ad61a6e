import { RACK_COUNTS } from './layout';

/** Marks the number of a tile as a blank that stands for the letter. */
export const BLANK: u32 = 64;

/** Letters of which there is a tile, a bit each: numbers below 32, and the others. */
export let lowBits: u32 = 0;
export let highBits: u32 = 0;
/** Blanks on the rack. */
export let blanks: i32 = 0;
export let blankValue: f64 = 0;
/** Tiles of the whole rack. */
export let size: i32 = 0;

/** Takes up the rack of which `RACK_COUNTS` tells. */
export function useRack(tiles: i32, blankTiles: i32, valueOfBlank: f64): void {
  size = tiles;
  blanks = blankTiles;
  blankValue = valueOfBlank;
  lowBits = 0;
  highBits = 0;
  for (let letter: u32 = 1; letter < 64; letter++) {
    if (countOf(letter) == 0) continue;
    if (letter < 32) lowBits |= 1 << letter;
    else highBits |= 1 << letter;
  }
}

export function countOf(letter: u32): u32 {
  return load<u8>(letter, RACK_COUNTS);
}

/** The letters that may be laid: any, where there is a blank. */
export function layable(half: u32): u32 {
  if (blanks > 0) return ~0;
  return half == 0 ? lowBits : highBits;
}

/** Takes a tile of a letter, of which there must be one. */
export function take(letter: u32): void {
  const left = countOf(letter) - 1;
  store<u8>(letter, left, RACK_COUNTS);
  if (left != 0) return;
  if (letter < 32) lowBits &= ~(1 << letter);
  else highBits &= ~(1 << letter);
}

/** Puts back a tile of a letter. */
export function putBack(letter: u32): void {
  const left = countOf(letter);
  store<u8>(letter, left + 1, RACK_COUNTS);
  if (left != 0) return;
  if (letter < 32) lowBits |= 1 << letter;
  else highBits |= 1 << letter;
}

export function takeBlank(): void {
  blanks--;
}

export function putBackBlank(): void {
  blanks++;
}
