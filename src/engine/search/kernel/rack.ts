import { RACK_COUNTS, TILES_BY_VALUE, LEAVE_STRIDES, LEAVES } from './layout';
import { faceOf, letters } from './tiles';

/** The letters on the rack, one bit each: numbers below 32, and the others. */
let lowBits: u32 = 0;
let highBits: u32 = 0;
export let blanks: i32 = 0;
/** Number of tiles of the whole rack, including those laid. */
export let size: i32 = 0;

/** The tiles of the whole rack in descending order of value: numbers and face values. */
const TILES: usize = memory.data(64, 8);
export const RACK_VALUES: usize = memory.data(512, 8);

/** Loads the rack from `RACK_COUNTS`. */
export function loadRack(): void {
  size = 0;
  lowBits = 0;
  highBits = 0;
  blanks = countOf(0);
  for (let place: u32 = 0; place <= letters; place++) {
    const tile: u32 = load<u8>(place, TILES_BY_VALUE);
    const count = countOf(tile);
    if (count == 0) continue;
    add(tile, count);
    if (tile == 0) continue;
    if (tile < 32) lowBits |= 1 << tile;
    else highBits |= 1 << tile;
  }
}

function add(tile: u32, count: u32): void {
  const face = faceOf(tile);
  for (let added: u32 = 0; added < count; added++) {
    store<u8>(size, tile, TILES);
    store<f64>((size as usize) << 3, face, RACK_VALUES);
    size++;
  }
}

/** A tile of the whole rack, by its index in descending order of value. */
export function tileAt(place: i32): u32 {
  return load<u8>(place, TILES);
}

/** Number of tiles of a letter. For blanks, only `blanks` is current. */
export function countOf(letter: u32): u32 {
  return load<u8>(letter, RACK_COUNTS);
}

/** The letters on the rack: numbers below 32 (half 0) or the others. */
export function lettersOnRack(half: u32): u32 {
  return half == 0 ? lowBits : highBits;
}

/** The letters that may be laid: any if there is a blank. */
export function layableLetters(half: u32): u32 {
  return blanks > 0 ? ~0 : lettersOnRack(half);
}

function take(letter: u32): void {
  const left = countOf(letter) - 1;
  store<u8>(letter, left, RACK_COUNTS);
  if (left != 0) return;
  if (letter < 32) lowBits &= ~(1 << letter);
  else highBits &= ~(1 << letter);
}

function putBack(letter: u32): void {
  const left = countOf(letter);
  store<u8>(letter, left + 1, RACK_COUNTS);
  if (left != 0) return;
  if (letter < 32) lowBits |= 1 << letter;
  else highBits |= 1 << letter;
}

/** Takes a tile of a letter, or a blank for it. There must be one. */
// @ts-ignore: decorator
@inline
export function takeTile(letter: u32, isBlank: bool): void {
  if (isBlank) blanks--;
  else take(letter);
}

// @ts-ignore: decorator
@inline
export function putTileBack(letter: u32, isBlank: bool): void {
  if (isBlank) blanks++;
  else putBack(letter);
}

/** Whether `LEAVES` applies. If not, leaves are worth nothing. */
export let hasLeaves: bool = false;

export function enableLeaves(isEnabled: bool): void {
  hasLeaves = isEnabled;
}

export function strideOf(letter: u32): u32 {
  return load<u32>(letter << 2, LEAVE_STRIDES);
}

/** The value in points of the tiles on the rack without one tile, whose stride is given (0 for none). */
export function leaveValue(stride: u32): f64 {
  let place = (blanks as u32) * strideOf(0) - stride;
  for (let rest = lowBits; rest != 0; rest &= rest - 1) {
    const letter = ctz(rest);
    place += countOf(letter) * strideOf(letter);
  }
  for (let rest = highBits; rest != 0; rest &= rest - 1) {
    const letter = 32 + ctz(rest);
    place += countOf(letter) * strideOf(letter);
  }
  return load<f64>((place as usize) << 3, LEAVES);
}
