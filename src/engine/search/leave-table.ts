import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import { LETTERS, packedTilesOf } from './kernel-encoding';
import { type LeaveModel, pointsFor } from './leave-model';

/** Leaves are rounded to this part of a point, so that sums with scores are exact. */
const LEAVE_PARTS_OF_POINT = 256;

/** The value of keeping each subset of a rack, the empty one and the whole rack included. */
export interface LeaveTable {
  /** How much the index of a subset in `values` grows with a tile of each letter; letter 0 is the blank. */
  readonly strides: Int32Array;
  /** In points, to the nearest 256th. */
  readonly values: Float64Array;
  /** The greatest value after each number of tiles laid, in points. */
  readonly best: Float64Array;
}

/** Equal tiles of a rack: how many there are, and their stride in the table. */
interface Kind {
  readonly letter: number;
  readonly count: number;
  readonly stride: number;
}

/** The kinds of tiles of a rack in the order of the alphabet, blanks first, and the number of its subsets. */
function kindsOf(
  { tileSet }: RuleBook,
  rack: readonly Tile[],
): { readonly kinds: readonly Kind[]; readonly size: number } {
  const { numberOf } = packedTilesOf(tileSet);
  const counts = new Uint8Array(LETTERS);
  for (const tile of rack) {
    const letter = numberOf(tile);
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  const kinds: Kind[] = [];
  let size = 1;
  for (let letter = 0; letter < LETTERS; letter++) {
    const count = counts[letter] ?? 0;
    if (count === 0) continue;
    kinds.push({ letter, count, stride: size });
    size *= count + 1;
  }
  return { kinds, size };
}

/** The gain of a tile for each subset of the kinds before its own, copies of itself aside. */
function gainsOf(model: LeaveModel, letter: number, before: readonly Kind[]): readonly number[] {
  const gains = [model.ofTile(letter)];
  for (const { letter: other, count, stride } of before) {
    const more = model.ofPair(letter, other);
    for (let added = 0; added < stride * count; added++) gains.push((gains[added] ?? 0) + more);
  }
  return gains;
}

/**
 * Makes the table of a rack's leaves: the sum of each subset is that of the subset without its last tile, and
 * what the tile adds. The rack has at most ten tiles: kernels have no room for more subsets.
 */
export function leaveTableOf(
  rules: RuleBook,
  rack: readonly Tile[],
  model: LeaveModel,
): LeaveTable {
  const { kinds, size } = kindsOf(rules, rack);
  const strides = new Int32Array(LETTERS);
  const values = new Float64Array(size);
  const best = new Float64Array(rack.length + 1).fill(-Infinity);
  const tiles = new Uint8Array(size);
  const vowels = new Uint8Array(size);
  const consonants = new Uint8Array(size);
  for (const [index, { letter, count, stride }] of kinds.entries()) {
    strides[letter] = stride;
    const gains = gainsOf(model, letter, kinds.slice(0, index));
    const isVowel = model.isVowel(letter);
    for (let without = 0; without < stride * count; without++) {
      const part = without + stride;
      const ofCopy = model.ofCopy(letter, Math.floor(without / stride));
      values[part] = (values[without] ?? 0) + (gains[without % stride] ?? 0) + ofCopy;
      tiles[part] = (tiles[without] ?? 0) + 1;
      vowels[part] = (vowels[without] ?? 0) + Number(isVowel);
      consonants[part] = (consonants[without] ?? 0) + Number(letter > 0 && !isVowel);
    }
  }
  for (let part = 0; part < size; part++) {
    const balance = model.ofBalance(vowels[part] ?? 0, consonants[part] ?? 0);
    const points = pointsFor(model, (values[part] ?? 0) + balance);
    const value = Math.round(points * LEAVE_PARTS_OF_POINT) / LEAVE_PARTS_OF_POINT;
    const laid = rack.length - (tiles[part] ?? 0);
    values[part] = value;
    best[laid] = Math.max(best[laid] ?? -Infinity, value);
  }
  return { strides, values, best };
}
