import { LEAVE_STRIDES, LEAVES } from './layout';
import { blanks, countOf, highBits, lowBits } from './rack';

/** Whether `LEAVES` applies. If not, leaves are worth nothing. */
export let hasLeaves: bool = false;

export function enableLeaves(isEnabled: bool): void {
  hasLeaves = isEnabled;
}

export function strideOf(letter: u32): u32 {
  return load<u32>(letter << 2, LEAVE_STRIDES);
}

/** The value in points of the tiles on the rack without one tile, whose stride is given (0 for none). */
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
