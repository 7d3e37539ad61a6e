/**
 * The tiles of the current play in the order of their squares. Tiles laid leftwards lie before `MIDDLE`, each
 * before the previous one; tiles laid rightwards lie after them. Both are numbered from 1.
 */
const TILES: usize = memory.data(144, 8);
const MIDDLE: usize = TILES + 64;

export function layLeftwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - number, tile);
}

export function layRightwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - 1 + number, tile);
}

export function laidLeftwards(number: i32): u32 {
  return load<u8>(MIDDLE - number);
}

export function laidRightwards(number: i32): u32 {
  return load<u8>(MIDDLE - 1 + number);
}

/** Address of the first tile if `laidLeft` tiles were laid leftwards. */
export function firstLaid(laidLeft: i32): usize {
  return MIDDLE - laidLeft;
}
