import { mayMakeWordWith, withLetter } from './anagrams';
import { blanks, size, tileAt } from './rack';
import { letters } from './tiles';

/**
 * Which tiles of a rack are worth most, as many as make a word with what lies there. Asked are the
 * choices of all tiles and of all but one, whose plays would score most and are the rarest. Of
 * tiles by value, the choice without a later one is worth no less, place by place, than that without
 * an earlier one: of those that make words, it stands for all.
 */

/** Where more letters would have to be tried for blanks, choices are taken to make words. */
const MAX_TRIED: f64 = 700;

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

/** The sum of the letters of all tiles. */
let ownSum: u32 = 0;
/** How many kinds of tiles there are. */
let kinds: i32 = 0;

/** Whether no later tile is of the same kind. */
function isLastOfKind(place: i32): bool {
  for (let later = place + 1; later < size; later++) {
    if (tileAt(later) == tileAt(place)) return false;
  }
  return true;
}

/** Takes up the rack. */
export function useChoices(): void {
  ownSum = 0;
  kinds = 0;
  for (let place = 0; place < size; place++) {
    const tile = tileAt(place);
    if (tile != 0) ownSum = withLetter(ownSum, tile);
    if (isLastOfKind(place)) kinds++;
  }
  forget();
}

function forget(): void {
  age++;
  known = 0;
  latestPlace = PLACES;
}

/** Whether so many choices, of which this is one, need not be tried: blanks may be too many letters. */
function areTooMany(choices: i32, blanksTried: i32): bool {
  let tried = choices as f64;
  for (let blank = 0; blank < blanksTried; blank++) tried *= letters as f64;
  return tried > MAX_TRIED;
}

/** Whether all tiles make a word with letters of a sum, or the tile to leave so that the others do. */
function findOut(left: i32, sum: u32): i32 {
  if (left == 0) {
    const may = areTooMany(1, blanks) || mayMakeWordWith(ownSum + sum, blanks, letters);
    return may ? size : NO_CHOICE;
  }
  for (let place = size - 1; place >= 0; place--) {
    if (!isLastOfKind(place)) continue;
    const tile = tileAt(place);
    const others = tile == 0 ? blanks - 1 : blanks;
    const own = tile == 0 ? ownSum : ownSum - withLetter(0, tile);
    if (areTooMany(kinds, others) || mayMakeWordWith(own + sum, others, letters)) return place;
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
  const left = size - count;
  if (left > 1) return size;
  if (sum != latestSum || latestPlace == PLACES) takeUp(sum);
  const slot = (latestPlace << 1) + left;
  const before = load<u8>(slot, KNOWN_LEAVING) as i32;
  if (before != 0) return before - 2;
  const found = findOut(left, sum);
  store<u8>(slot, found + 2, KNOWN_LEAVING);
  return found;
}
