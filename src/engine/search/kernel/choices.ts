import { mayMakeWordWith, withLetter } from './anagrams';
import { blanks, size, tileAt } from './rack';
import { letters } from './tiles';

/**
 * Finds the most valuable tiles of the rack that make a word with the existing letters. Only the choices of
 * all tiles and of all but one are checked: their plays would score most and are the rarest. With tiles in
 * order of value, leaving out a later tile is worth, place by place, at least as much as leaving out an
 * earlier one. So the last tile that can be left out gives the bound for all choices.
 */

/** Maximum number of look-ups; with more, because of blanks, choices are assumed to make words. */
const MAX_TRIED: f64 = 700;

export const NO_CHOICE: i32 = -1;

/**
 * Results by letter sum: an open-addressing hash table. Entries of another age are free, so that a search
 * needs no clearing.
 */
const SLOTS: u32 = 4096;
const KNOWN_SUMS: usize = memory.data(16384, 8);
const KNOWN_AGE: usize = memory.data(16384, 8);
/** Two results for each sum, with no tile and with one tile left out. Each is stored plus 2; 0 means unknown. */
const KNOWN_CHOICES: usize = memory.data(8192, 8);

let age: u32 = 0;
let knownSums: u32 = 0;
/** The last sum looked up, and its slot: most look-ups repeat it. */
let latestSum: u32 = 0;
let latestSlot: u32 = SLOTS;

/** Sum of all letters on the rack, without blanks. */
let rackSum: u32 = 0;
let kinds: i32 = 0;

function isLastOfKind(place: i32): bool {
  for (let later = place + 1; later < size; later++) {
    if (tileAt(later) == tileAt(place)) return false;
  }
  return true;
}

/** Reads the rack and forgets earlier results. */
export function resetChoices(): void {
  rackSum = 0;
  kinds = 0;
  for (let place = 0; place < size; place++) {
    const tile = tileAt(place);
    if (tile != 0) rackSum = withLetter(rackSum, tile);
    if (isLastOfKind(place)) kinds++;
  }
  forget();
}

function forget(): void {
  age++;
  knownSums = 0;
  latestSlot = SLOTS;
}

/** Whether `choices` choices take too many look-ups if each blank is tried as every letter. */
function areTooMany(choices: i32, blanksTried: i32): bool {
  let tried = choices as f64;
  for (let blank = 0; blank < blanksTried; blank++) tried *= letters as f64;
  return tried > MAX_TRIED;
}

/** Computes the result of `tileLeftOut` for all tiles (`leftOut` is 0), or for all but one (1). */
function computeChoice(leftOut: i32, sum: u32): i32 {
  if (leftOut == 0) {
    const may = areTooMany(1, blanks) || mayMakeWordWith(rackSum + sum, blanks, letters);
    return may ? size : NO_CHOICE;
  }
  for (let place = size - 1; place >= 0; place--) {
    if (!isLastOfKind(place)) continue;
    const tile = tileAt(place);
    const others = tile == 0 ? blanks - 1 : blanks;
    const rest = tile == 0 ? rackSum : rackSum - withLetter(0, tile);
    if (areTooMany(kinds, others) || mayMakeWordWith(rest + sum, others, letters)) return place;
  }
  return NO_CHOICE;
}

/** Finds or adds the slot of a sum. */
function selectSlot(sum: u32): void {
  if (knownSums >= SLOTS >> 1) forget();
  const slot = slotOf(sum);
  if (load<u32>(slot << 2, KNOWN_AGE) != age) {
    store<u32>(slot << 2, age, KNOWN_AGE);
    store<u32>(slot << 2, sum, KNOWN_SUMS);
    store<u16>(slot << 1, 0, KNOWN_CHOICES);
    knownSums++;
  }
  latestSum = sum;
  latestSlot = slot;
}

/** The slot of a sum, or the free one where it belongs. */
function slotOf(sum: u32): u32 {
  let slot = (sum ^ (sum >> 15)) & (SLOTS - 1);
  while (
    load<u32>(slot << 2, KNOWN_AGE) == age &&
    load<u32>(slot << 2, KNOWN_SUMS) != sum
  ) {
    slot = (slot + 1) & (SLOTS - 1);
  }
  return slot;
}

/**
 * The tile that the best choice of `count` tiles leaves out, as its index in descending order of value. It is
 * the size of the rack if all tiles are chosen, or if more than one is left out: such choices are not
 * checked. It is `NO_CHOICE` if no such choice makes a word with the letters of `sum`.
 */
export function tileLeftOut(count: i32, sum: u32): i32 {
  const leftOut = size - count;
  if (leftOut > 1) return size;
  if (sum != latestSum || latestSlot == SLOTS) selectSlot(sum);
  const at = (latestSlot << 1) + leftOut;
  const known = load<u8>(at, KNOWN_CHOICES) as i32;
  if (known != 0) return known - 2;
  const found = computeChoice(leftOut, sum);
  store<u8>(at, found + 2, KNOWN_CHOICES);
  return found;
}
