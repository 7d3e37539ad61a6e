/**
 * Squares of the lines, and their fields by bytes from the address of each. Points and factors are
 * numbers of 64 bits with a fraction, as the walk reckons with them: it converts none.
 */

/** Bytes of a square. */
export const SQUARE: usize = 64;

/**
 * The letters that may be laid there, or the letter that lies there, a bit each: numbers below 32, and the
 * others.
 */
const ALLOWED: usize = 0;
const LETTER_FACTOR: usize = 8;
const WORD_FACTOR: usize = 16;
const CROSS_BASE: usize = 24;
const CROSS_FACTOR: usize = 32;
const VALUE: usize = 40;
const LETTER: usize = 48;
const CROSSED: usize = 49;

/** No tile lies there. Letters are numbered as in the word graph. */
export const FREE: u32 = 0;

/** Stands behind the last square of every line, and before the first of all. */
export const WALL: u32 = 255;

/** The letter that lies there, `FREE` or `WALL`. */
export function letterAt(square: usize): u32 {
  return load<u8>(square, LETTER);
}

export function isFree(square: usize): bool {
  return letterAt(square) == FREE;
}

/** Whether no tile lies there. */
export function isOpen(square: usize): bool {
  const letter = letterAt(square);
  return letter == FREE || letter == WALL;
}

/** Face value of the tile that lies there, in points. */
export function valueAt(square: usize): f64 {
  return load<f64>(square, VALUE);
}

/** Says what lies on a square; of a free one, what may be laid there has to be said as well. */
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

/** Whether a tile forms a word across. */
export function isCrossed(square: usize): bool {
  return load<u8>(square, CROSSED) != 0;
}

/** What a word across scores but for the tile laid. */
export function crossBaseAt(square: usize): f64 {
  return load<f64>(square, CROSS_BASE);
}

/** What a word across scores for each point of the tile laid. */
export function crossFactorAt(square: usize): f64 {
  return load<f64>(square, CROSS_FACTOR);
}

/** The letters that may be laid there, or the letter that lies there: those below 32, or the others. */
export function allowedAt(square: usize, half: u32): u32 {
  return load<u32>(square + (half << 2), ALLOWED);
}

/** Says which letters may be laid there: those below 32, or the others. */
export function allow(square: usize, half: u32, letters: u32): void {
  store<u32>(square + (half << 2), letters, ALLOWED);
}

/** Any letter may be laid there, and forms no word across. */
export function allowAny(square: usize): void {
  store<u8>(square, 0, CROSSED);
  store<u32>(square, ~1, ALLOWED);
  store<u32>(square, ~0, ALLOWED + 4);
  store<f64>(square, 0, CROSS_BASE);
  store<f64>(square, 0, CROSS_FACTOR);
}

/** A word is formed across, by a tile beside others whose points are given; no letter is allowed yet. */
export function cross(square: usize, points: f64): void {
  const wordFactor = wordFactorAt(square);
  store<u8>(square, 1, CROSSED);
  store<f64>(square, points * wordFactor, CROSS_BASE);
  store<f64>(square, letterFactorAt(square) * wordFactor, CROSS_FACTOR);
  store<u32>(square, 0, ALLOWED);
  store<u32>(square, 0, ALLOWED + 4);
}
