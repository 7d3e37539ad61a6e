import { BEST_LEAVES, LEAVE_STRIDES, LEAVE_WEIGHTS, LEAVES, MAX_LEAVES } from './layout';
import { countOf, size } from './rack';
import { letters } from './tiles';

/**
 * Makes the table of a rack's leaves in playouts, whose racks the host does not know. As in `leave-table.ts`, the sum
 * of each subset is that of the subset without its last tile, and what the tile adds.
 */

/** Weights of a tile, by letter, and of two different tiles, by both letters, the lower one first. */
const OF_TILE: usize = LEAVE_WEIGHTS;
const OF_PAIR: usize = OF_TILE + 4 * 64;
/** Weights of a further copy of a tile, by letter and number of copies before it. */
const OF_COPY: usize = OF_PAIR + 4 * 64 * 64;
/** Weights of the balance, by numbers of vowels and consonants. */
const OF_BALANCE: usize = OF_COPY + 4 * 64 * 16;
/** By letter: 1 for vowels, else 0. */
const IS_VOWEL: usize = OF_BALANCE + 4 * 16 * 16;

/** Maximum absolute value of a leave, in points. */
const MAX_VALUE: f32 = 500;

/** By subset: its sum without the balance of vowels and consonants (32-bit float), and its numbers of tiles. */
const SUMS: usize = memory.data(4096, 8);
const COUNTS: usize = memory.data(4096, 8);
/** A vowel, a consonant and any tile in `COUNTS`. */
const VOWEL: u32 = 1;
const CONSONANT: u32 = 1 << 8;
const TILE: u32 = 1 << 16;

/** The letters of the kinds of tiles so far, and what the next kind adds to each subset of these. */
const KINDS: usize = memory.data(64, 8);
let kinds: i32 = 0;
const GAINS: usize = memory.data(4096, 8);

/** Makes the table for the loaded rack. Returns false if it has too many subsets. */
export function makeLeaves(): bool {
  let subsets: u32 = 1;
  kinds = 0;
  store<f32>(0, 0, SUMS);
  store<u32>(0, 0, COUNTS);
  for (let letter: u32 = 0; letter <= (letters as u32); letter++) {
    const count = countOf(letter);
    if (count == 0) continue;
    if (subsets * (count + 1) > (MAX_LEAVES as u32)) return false;
    store<u32>(letter << 2, subsets, LEAVE_STRIDES);
    findGains(letter);
    subsets = addKind(letter, count, subsets);
  }
  valueSubsets(subsets);
  return true;
}

/** Finds what a tile adds to each subset of the kinds before, copies of itself aside. */
function findGains(letter: u32): void {
  store<f32>(0, load<f32>(letter << 2, OF_TILE), GAINS);
  let stride: u32 = 1;
  for (let kind = 0; kind < kinds; kind++) {
    const other: u32 = load<u8>(kind, KINDS);
    const more = load<f32>(((other << 6) + letter) << 2, OF_PAIR);
    const end = stride * (countOf(other) + 1);
    for (let subset = stride; subset < end; subset++) {
      store<f32>(subset << 2, load<f32>((subset - stride) << 2, GAINS) + more, GAINS);
    }
    stride = end;
  }
}

/** Adds the subsets with tiles of a kind to the first `stride` subsets. Returns the number of all. */
function addKind(letter: u32, count: u32, stride: u32): u32 {
  store<u8>(kinds, letter, KINDS);
  kinds++;
  const isVowel = load<f32>(letter << 2, IS_VOWEL) != 0;
  const one: u32 = letter == 0 ? TILE : isVowel ? TILE + VOWEL : TILE + CONSONANT;
  let subset = stride;
  for (let copies: u32 = 0; copies < count; copies++) {
    const ofCopy = load<f32>(((letter << 4) + min(copies, 15)) << 2, OF_COPY);
    for (let base: u32 = 0; base < stride; base++) {
      const without = (subset - stride) << 2;
      const gain = load<f32>(base << 2, GAINS) + ofCopy;
      store<f32>(subset << 2, load<f32>(without, SUMS) + gain, SUMS);
      store<u32>(subset << 2, load<u32>(without, COUNTS) + one, COUNTS);
      subset++;
    }
  }
  return subset;
}

/** Writes the values of all subsets, and the best one for each number of tiles laid. */
function valueSubsets(subsets: u32): void {
  for (let laid = 0; laid <= size; laid++) store<f64>((laid as usize) << 3, -Infinity, BEST_LEAVES);
  for (let subset: u32 = 0; subset < subsets; subset++) {
    const counts = load<u32>(subset << 2, COUNTS);
    const vowels = min(counts & 255, 15);
    const consonants = min((counts >> 8) & 255, 15);
    const balance = load<f32>(((vowels << 4) + consonants) << 2, OF_BALANCE);
    const sum = load<f32>(subset << 2, SUMS) + balance;
    const value = max(-MAX_VALUE, min(MAX_VALUE, sum)) as f64;
    store<f64>(subset << 3, value, LEAVES);
    const laid = ((size - ((counts >> 16) as i32)) as usize) << 3;
    if (value > load<f64>(laid, BEST_LEAVES)) store<f64>(laid, value, BEST_LEAVES);
  }
}
