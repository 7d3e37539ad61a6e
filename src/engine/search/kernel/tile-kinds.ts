import { lettersOnRack } from './rack';

/**
 * The tiles that the walk lays in one pass over the letters of a state: tiles of these letters, or blanks; for
 * letters numbered below 32 (half 0), or for the others. Kinds are constants where speed matters, so that the
 * compiler makes a separate loop for each.
 */

/** Tiles of an alphabet of up to 31 letters. */
export const TILES: u32 = 0;
export const BLANKS: u32 = 1;

/** Flags of an alphabet of more letters, besides `BLANKS`. */
const WIDE: u32 = 4;
const HIGH_HALF: u32 = 2;

/** The kind of a pass in an alphabet of more than 31 letters. */
export function wideKind(half: u32, isBlank: bool): u32 {
  return WIDE | (half == 1 ? HIGH_HALF : 0) | (isBlank ? BLANKS : 0);
}

// @ts-ignore: decorator
@inline
export function isWide(kind: u32): bool {
  return (kind & WIDE) != 0;
}

// @ts-ignore: decorator
@inline
export function isBlank(kind: u32): bool {
  return (kind & BLANKS) != 0;
}

// @ts-ignore: decorator
@inline
export function halfOf(kind: u32): u32 {
  return (kind & HIGH_HALF) != 0 ? 1 : 0;
}

/** The letters of which the rack has a tile of a kind, one bit each. If blanks are laid, there must be one. */
// @ts-ignore: decorator
@inline
export function lettersOfKind(kind: u32): u32 {
  return isBlank(kind) ? ~0 : lettersOnRack(halfOf(kind));
}
