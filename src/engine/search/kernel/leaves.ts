import { LEAVE_STRIDES, LEAVES } from './layout';
import { blanks, countOf, highBits, lowBits } from './rack';

/** Whether tiles kept are worth something: `LEAVES` tells what. */
export let areWorthPoints: bool = false;

/** Takes up what tiles are worth that are kept, or that they are worth nothing. */
export function useLeaves(areTold: bool): void {
  areWorthPoints = areTold;
}

/** By how much the place of a part of the rack grows with a tile of a letter, 0 a blank. */
export function strideOf(letter: u32): u32 {
  return load<u32>(letter << 2, LEAVE_STRIDES);
}

/**
 * What the tiles are worth, in points, that are on the rack now but for one, whose stride is given, or 0
 * for none.
 */
export function leaveValue(stride: u32): f64 {
  let place = (blanks as u32) * strideOf(0) - stride;
  for (let rest = lowBits; rest != 0; rest &= rest - 1) {
    const letter = ctz(rest);
    place += countOf(letter) * strideOf(letter);
  }
  for (let rest = highBits; rest != 0; rest &= rest - 1) {
    const letter = 32 + ctz(rest);
    place += countOf(letter) * strideOf(letter);
  }
  return load<f64>((place as usize) << 3, LEAVES);
}
