/**
 * Looks up whether letters, in any order, may make a word. The tables come from `anagrams.ts` of the search,
 * which writes them behind the word graph.
 */

/** Address of the hash table of letter sums, and the mask of its size, a power of two. */
let sums: usize = 0;
let sumsMask: u32 = 0;
/** The Bloom filter of these sums; the mask counts bits. */
let marks: usize = 0;
let marksMask: u32 = 0;
/** The same for words without one of their letters. */
let marksOfRest: usize = 0;
let marksOfRestMask: u32 = 0;

const SUMS: usize = memory.data(256, 8);

/** Sets the addresses of the tables and their lengths in 32-bit numbers, powers of two. */
export function useAnagrams(
  sumsAt: usize,
  sumsLength: u32,
  marksAt: usize,
  marksLength: u32,
  marksOfRestAt: usize,
  marksOfRestLength: u32,
): void {
  sums = sumsAt;
  sumsMask = sumsLength - 1;
  marks = marksAt;
  marksMask = 32 * marksLength - 1;
  marksOfRest = marksOfRestAt;
  marksOfRestMask = 32 * marksOfRestLength - 1;
  for (let letter: u32 = 0; letter < 64; letter++) store<u32>(letter << 2, mixed(letter), SUMS);
}

/** Hashes a letter so that sums of hashes rarely collide (the finaliser of MurmurHash3). */
function mixed(letter: u32): u32 {
  let sum: u32 = letter * 0x9e3779b1;
  sum = (sum ^ (sum >> 16)) * 0x85ebca6b;
  sum = (sum ^ (sum >> 13)) * 0xc2b2ae35;
  return sum ^ (sum >> 16);
}

export function withLetter(sum: u32, letter: u32): u32 {
  return sum + load<u32>(letter << 2, SUMS);
}

function isMarked(at: usize, mask: u32, sum: u32): bool {
  const mark = (sum ^ (sum >> 13)) & mask;
  return (load<u32>(at + ((mark >> 5) << 2)) & (1 << mark)) != 0;
}

function mayMakeWord(sum: u32): bool {
  if (!isMarked(marks, marksMask, sum)) return false;
  let place = (sum ^ (sum >> 15)) & sumsMask;
  let there = load<u32>(sums + (place << 2));
  while (there != 0 && there != sum) {
    place = (place + 1) & sumsMask;
    there = load<u32>(sums + (place << 2));
  }
  return there == sum;
}

/**
 * Whether letters of this sum and `others` more, none numbered above `last`, may make a word. The others are
 * tried in descending order, so that each combination is tried once.
 */
export function mayMakeWordWith(sum: u32, others: i32, last: u32): bool {
  if (others == 0) return mayMakeWord(sum);
  if (others == 1 && !isMarked(marksOfRest, marksOfRestMask, sum)) return false;
  for (let letter: u32 = 1; letter <= last; letter++) {
    if (mayMakeWordWith(withLetter(sum, letter), others - 1, letter)) return true;
  }
  return false;
}
