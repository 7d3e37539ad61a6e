/**
 * The tiles that the play under way lays, in the order of their squares: those laid leftwards stand
 * before a middle, each before the one laid before it, and those laid rightwards behind it.
 */
const TILES: usize = memory.data(144, 8);
const MIDDLE: usize = TILES + 64;

/** Lays a tile leftwards, the first of them as number 1. */
export function layLeftwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - number, tile);
}

/** Lays a tile rightwards, the first of them as number 1. */
export function layRightwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - 1 + number, tile);
}

/** The tile that was laid leftwards as one number. */
export function laidLeftwards(number: i32): u32 {
  return load<u8>(MIDDLE - number);
}

/** The tile that was laid rightwards as one number. */
export function laidRightwards(number: i32): u32 {
  return load<u8>(MIDDLE - 1 + number);
}

/** Where the first of the tiles stands, of which a number were laid leftwards. */
export function firstLaid(laidLeft: i32): usize {
  return MIDDLE - laidLeft;
}
