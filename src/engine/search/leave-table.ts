import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import { LETTERS, packedTilesOf } from './kernel-encoding';

/** Leaves are rounded to this part of a point, so that sums with scores are exact. */
const LEAVE_PARTS_OF_POINT = 256;

/** Maximum number of subsets of a rack: that of fifteen different tiles. */
const MAX_LEAVES = 32_768;

/** The value of keeping each subset of a rack, the empty one and the whole rack included. */
export interface LeaveTable {
  /** How much the index of a subset in `values` grows with a tile of each letter; letter 0 is the blank. */
  readonly strides: Int32Array;
  /** In points, to the nearest 256th. */
  readonly values: Float64Array;
  /** The greatest value after each number of tiles laid, in points. */
  readonly best: Float64Array;
}

/** Equal tiles of a rack: their number as a letter, how many there are, and one of them. */
interface Kind {
  readonly letter: number;
  readonly count: number;
  readonly tile: Tile;
}

function kindsOf({ tileSet }: RuleBook, rack: readonly Tile[]): readonly Kind[] {
  const { numberOf } = packedTilesOf(tileSet);
  const kinds = new Map<number, Kind>();
  for (const tile of rack) {
    const letter = numberOf(tile);
    kinds.set(letter, { letter, tile, count: (kinds.get(letter)?.count ?? 0) + 1 });
  }
  return [...kinds.values()].toSorted((a, b) => a.letter - b.letter);
}

/** The subset of a rack at an index of the table, in the order of the alphabet, blanks first. */
function partAt(kinds: readonly Kind[], place: number): readonly Tile[] {
  let rest = place;
  return kinds.flatMap(({ count, tile }) => {
    const kept = rest % (count + 1);
    rest = Math.floor(rest / (count + 1));
    return Array.from({ length: kept }, () => tile);
  });
}

/**
 * Makes the table of a rack's leaves. `valueOf` returns points: any finite number from −10,000 to 10,000. The
 * result is undefined if the rack has more than `MAX_LEAVES` subsets.
 */
export function leaveTableOf(
  rules: RuleBook,
  rack: readonly Tile[],
  valueOf: (kept: readonly Tile[]) => number,
): LeaveTable | undefined {
  const kinds = kindsOf(rules, rack);
  const strides = new Int32Array(LETTERS);
  let size = 1;
  for (const { letter, count } of kinds) {
    strides[letter] = size;
    size *= count + 1;
    if (size > MAX_LEAVES) return undefined;
  }
  const values = new Float64Array(size);
  const best = new Float64Array(rack.length + 1).fill(-Infinity);
  for (let place = 0; place < size; place++) {
    const kept = partAt(kinds, place);
    const value = Math.round(valueOf(kept) * LEAVE_PARTS_OF_POINT) / LEAVE_PARTS_OF_POINT;
    const laid = rack.length - kept.length;
    values[place] = value;
    best[laid] = Math.max(best[laid] ?? -Infinity, value);
  }
  return { strides, values, best };
}
