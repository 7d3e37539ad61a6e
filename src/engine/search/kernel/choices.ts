import { mayMakeWordWith, withLetter } from './anagrams';
import { TILE_LETTERS } from './layout';

/**
 * Which tiles of a rack are worth most, as many as make a word with what lies there. Asked are the
 * choices of all tiles and of all but one, whose plays would score most and are the rarest. Of
 * tiles by value, the choice without a later one is worth no less, place by place, than that without
 * an earlier one: of those that make words, it stands for all.
 */

/** Where more letters would have to be tried for blanks, choices are taken to make words. */
const MOST_TRIED: f64 = 700;

/** No choice makes a word. */
export const NO_CHOICE: i32 = -1;

/** What has been found out for sums of letters: an open table, of which entries of older searches are free. */
const PLACES: u32 = 4096;
const KNOWN_SUMS: usize = memory.data(16384, 8);
const KNOWN_AGE: usize = memory.data(16384, 8);
/** The tile that is left, and one more; 0 where it has not been asked. */
const KNOWN_LEAVING: usize = memory.data(8192, 8);

let age: u32 = 0;
let known: u32 = 0;
/** The sum that was asked for last, and its place: mostly it is asked for again. */
let latestSum: u32 = 0;
let latestPlace: u32 = PLACES;

/** Tiles of the rack, how many of them are blanks, and the letters that a blank may be. */
let tiles: i32 = 0;
let blankTiles: i32 = 0;
let letters: u32 = 0;
/** The sum of the letters of all tiles. */
let ownSum: u32 = 0;
/** How many kinds of tiles there are. */
let kinds: i32 = 0;

function letterOf(tile: i32): u32 {
  return load<u8>(tile, TILE_LETTERS);
}

/** Whether no later tile is of the same kind. */
function isLastOfKind(tile: i32): bool {
  for (let later = tile + 1; later < tiles; later++) {
    if (letterOf(later) == letterOf(tile)) return false;
  }
  return true;
}

/** Takes up the rack of which `TILE_LETTERS` tells. */
export function useChoices(rackSize: i32, alphabetSize: u32): void {
  tiles = rackSize;
  letters = alphabetSize;
  blankTiles = 0;
  ownSum = 0;
  kinds = 0;
  for (let tile = 0; tile < tiles; tile++) {
    const letter = letterOf(tile);
    if (letter == 0) blankTiles++;
    else ownSum = withLetter(ownSum, letter);
    if (isLastOfKind(tile)) kinds++;
  }
  forget();
}

function forget(): void {
  age++;
  known = 0;
  latestPlace = PLACES;
}

/** Whether so many choices, of which this is one, need not be tried: blanks may be too many letters. */
function areTooMany(choices: i32, blanks: i32): bool {
  let tried = choices as f64;
  for (let blank = 0; blank < blanks; blank++) tried *= letters as f64;
  return tried > MOST_TRIED;
}

/** Whether all tiles make a word with letters of a sum, or the tile to leave so that the others do. */
function findOut(left: i32, sum: u32): i32 {
  if (left == 0) {
    const may = areTooMany(1, blankTiles) || mayMakeWordWith(ownSum + sum, blankTiles, letters);
    return may ? tiles : NO_CHOICE;
  }
  for (let tile = tiles - 1; tile >= 0; tile--) {
    if (!isLastOfKind(tile)) continue;
    const letter = letterOf(tile);
    const blanks = letter == 0 ? blankTiles - 1 : blankTiles;
    const own = letter == 0 ? ownSum : ownSum - withLetter(0, letter);
    if (areTooMany(kinds, blanks) || mayMakeWordWith(own + sum, blanks, letters)) return tile;
  }
  return NO_CHOICE;
}

/** Finds the place of a sum in the table, or makes it one. */
function takeUp(sum: u32): void {
  if (known >= PLACES >> 1) forget();
  const place = placeOf(sum);
  if (load<u32>(place << 2, KNOWN_AGE) != age) {
    store<u32>(place << 2, age, KNOWN_AGE);
    store<u32>(place << 2, sum, KNOWN_SUMS);
    store<u16>(place << 1, 0, KNOWN_LEAVING);
    known++;
  }
  latestSum = sum;
  latestPlace = place;
}

/** The place of a sum in the table, or the free one where it would be. */
function placeOf(sum: u32): u32 {
  let place = (sum ^ (sum >> 15)) & (PLACES - 1);
  while (
    load<u32>(place << 2, KNOWN_AGE) == age &&
    load<u32>(place << 2, KNOWN_SUMS) != sum
  ) {
    place = (place + 1) & (PLACES - 1);
  }
  return place;
}

/**
 * The tile that the best choice of so many tiles leaves, by its place among all by value, the first
 * 0; or how many tiles there are, where none need be left; or `NO_CHOICE`, where no such choice makes
 * a word with letters of a sum.
 */
export function leftByBest(count: i32, sum: u32): i32 {
  const left = tiles - count;
  if (left > 1) return tiles;
  if (sum != latestSum || latestPlace == PLACES) takeUp(sum);
  const slot = (latestPlace << 1) + left;
  const before = load<u8>(slot, KNOWN_LEAVING) as i32;
  if (before != 0) return before - 2;
  const found = findOut(left, sum);
  store<u8>(slot, found + 2, KNOWN_LEAVING);
  return found;
}
