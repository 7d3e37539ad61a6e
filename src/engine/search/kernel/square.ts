import { mix } from './mix';

/**
 * Squares of lines, and the offsets of their fields in bytes. Points and factors are 64-bit floats because
 * the walk calculates with these and so converts nothing.
 */

/** Bytes of a square: the distance to the next square of its line. */
export const SQUARE: usize = 64;

/**
 * The letters that may be laid on the square, or the letter of its tile, one bit each: first the numbers
 * below 32, then the others.
 */
const ALLOWED: usize = 0;
const LETTER_FACTOR: usize = 8;
const WORD_FACTOR: usize = 16;
const CROSS_BASE: usize = 24;
const CROSS_FACTOR: usize = 32;
const VALUE: usize = 40;
const LETTER: usize = 48;
const CROSSED: usize = 49;
const TILES_BEFORE: usize = 50;
const TILES_AFTER: usize = 52;

/** The letter of a square without a tile. Letters are numbered as in the word graph. */
export const FREE: u32 = 0;

/** The letter of the squares after every line, and before the first. */
export const WALL: u32 = 255;

/** The letter of the tile, `FREE` or `WALL`. */
export function letterAt(square: usize): u32 {
  return load<u8>(square, LETTER);
}

export function isFree(square: usize): bool {
  return letterAt(square) == FREE;
}

/** Whether there is no tile: the square is free or a wall. */
export function isOpen(square: usize): bool {
  const letter = letterAt(square);
  return letter == FREE || letter == WALL;
}

/** Face value of the tile, in points. */
export function valueAt(square: usize): f64 {
  return load<f64>(square, VALUE);
}

/** Sets the tile. For a free square, set the allowed letters afterwards. */
export function putLetter(square: usize, letter: u32, value: f64): void {
  store<f64>(square, value, VALUE);
  store<u8>(square, letter, LETTER);
  allow(square, 0, letter != FREE && letter < 32 ? 1 << letter : 0);
  allow(square, 1, letter >= 32 && letter != WALL ? 1 << letter : 0);
}

export function letterFactorAt(square: usize): f64 {
  return load<f64>(square, LETTER_FACTOR);
}

export function wordFactorAt(square: usize): f64 {
  return load<f64>(square, WORD_FACTOR);
}

export function putFactors(square: usize, letterFactor: f64, wordFactor: f64): void {
  store<f64>(square, letterFactor, LETTER_FACTOR);
  store<f64>(square, wordFactor, WORD_FACTOR);
}

/** Whether a tile forms a crossing word there. */
export function isCrossed(square: usize): bool {
  return load<u8>(square, CROSSED) != 0;
}

/** Points of the crossing word without the tile laid. */
export function crossBaseAt(square: usize): f64 {
  return load<f64>(square, CROSS_BASE);
}

/** Points of the crossing word for each point of the tile laid. */
export function crossFactorAt(square: usize): f64 {
  return load<f64>(square, CROSS_FACTOR);
}

/** The letters that may be laid, or the letter of the tile: numbers below 32 (half 0) or the others. */
export function allowedAt(square: usize, half: u32): u32 {
  return load<u32>(square + (half << 2), ALLOWED);
}

export function allow(square: usize, half: u32, letters: u32): void {
  store<u32>(square + (half << 2), letters, ALLOWED);
}

/** Allows any letter; none forms a crossing word. */
export function allowAny(square: usize): void {
  store<u8>(square, 0, CROSSED);
  store<u16>(square, 0, TILES_BEFORE);
  store<u16>(square, 0, TILES_AFTER);
  store<u32>(square, ~1, ALLOWED);
  store<u32>(square, ~0, ALLOWED + 4);
  store<f64>(square, 0, CROSS_BASE);
  store<f64>(square, 0, CROSS_FACTOR);
}

/**
 * Sets the score of a crossing word whose other tiles are worth `points`: `before` of them before the square, and
 * `after` after it. No letter is allowed yet.
 */
export function setCrossingWord(square: usize, points: f64, before: i32, after: i32): void {
  const wordFactor = wordFactorAt(square);
  store<u8>(square, 1, CROSSED);
  store<u16>(square, before as u16, TILES_BEFORE);
  store<u16>(square, after as u16, TILES_AFTER);
  store<f64>(square, points * wordFactor, CROSS_BASE);
  store<f64>(square, letterFactorAt(square) * wordFactor, CROSS_FACTOR);
  store<u32>(square, 0, ALLOWED);
  store<u32>(square, 0, ALLOWED + 4);
}

/**
 * A number for everything that the plays of the line and their reach depend on, apart from the factors of the board.
 * Under a tile, the crossing word that was checked before no longer counts.
 */
export function contentsOf(square: usize): u64 {
  if (!isFree(square)) return mix(load<u64>(square, VALUE)) ^ mix(letterAt(square));
  // The eight bytes from the letter on say whether the square is crossed, and by how many tiles on either side.
  const crossing = mix(load<u64>(square, CROSS_BASE)) ^ mix(load<u64>(square, LETTER));
  return load<u64>(square, ALLOWED) ^ crossing;
}
