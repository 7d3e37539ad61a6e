/**
 * Looks up whether letters, in any order, may make a word. The tables come from `anagrams.ts` of the search,
 * which writes them behind the word graph.
 */

/** Address of the hash table of letter sums, and the mask of its size, a power of two. */
let letterSums: usize = 0;
let letterSumsMask: u32 = 0;
/** The Bloom filter of these sums; the mask counts bits. */
let filter: usize = 0;
let filterMask: u32 = 0;
/** The same for words without one of their letters. */
let filterWithoutOne: usize = 0;
let filterWithoutOneMask: u32 = 0;

const LETTER_HASHES: usize = memory.data(256, 8);

/** Loads the tables, one after the other from an address on, by their lengths in 32-bit numbers: powers of two. */
export function loadAnagrams(at: usize, sums: u32, bits: u32, bitsWithoutOne: u32): void {
  letterSums = at;
  letterSumsMask = sums - 1;
  filter = letterSums + ((sums as usize) << 2);
  filterMask = 32 * bits - 1;
  filterWithoutOne = filter + ((bits as usize) << 2);
  filterWithoutOneMask = 32 * bitsWithoutOne - 1;
  for (let letter: u32 = 0; letter < 64; letter++) {
    store<u32>(letter << 2, hashLetter(letter), LETTER_HASHES);
  }
}

/** Hashes a letter so that sums of hashes rarely collide (the finaliser of MurmurHash3). */
function hashLetter(letter: u32): u32 {
  let sum: u32 = letter * 0x9e3779b1;
  sum = (sum ^ (sum >> 16)) * 0x85ebca6b;
  sum = (sum ^ (sum >> 13)) * 0xc2b2ae35;
  return sum ^ (sum >> 16);
}

export function withLetter(sum: u32, letter: u32): u32 {
  return sum + load<u32>(letter << 2, LETTER_HASHES);
}

function isInFilter(at: usize, mask: u32, sum: u32): bool {
  const bit = (sum ^ (sum >> 13)) & mask;
  return (load<u32>(at + ((bit >> 5) << 2)) & (1 << bit)) != 0;
}

function mayMakeWord(sum: u32): bool {
  if (!isInFilter(filter, filterMask, sum)) return false;
  let slot = (sum ^ (sum >> 15)) & letterSumsMask;
  let there = load<u32>(letterSums + (slot << 2));
  while (there != 0 && there != sum) {
    slot = (slot + 1) & letterSumsMask;
    there = load<u32>(letterSums + (slot << 2));
  }
  return there == sum;
}

/**
 * Whether letters of this sum and `others` more, none numbered above `last`, may make a word. The others are
 * tried in descending order, so that each combination is tried once.
 */
export function mayMakeWordWith(sum: u32, others: i32, last: u32): bool {
  if (others == 0) return mayMakeWord(sum);
  if (others == 1 && !isInFilter(filterWithoutOne, filterWithoutOneMask, sum)) return false;
  for (let letter: u32 = 1; letter <= last; letter++) {
    if (mayMakeWordWith(withLetter(sum, letter), others - 1, letter)) return true;
  }
  return false;
}
