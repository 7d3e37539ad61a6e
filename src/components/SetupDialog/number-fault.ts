import { numberReason } from '../../messages';
import { isIntegerInRange, type NumberRange } from '../ui';

/** A whole number as it was typed. */
interface TypedNumber {
  /** What the number counts, as the sentence about it begins. */
  readonly what: string;
  readonly text: string;
  readonly range: NumberRange;
}

/** What is wrong with the first number that is out of bounds; undefined while nothing is. */
export function firstFault(numbers: readonly TypedNumber[]): string | undefined {
  const wrong = numbers.find(({ text, range }) => !isIntegerInRange(text, range));
  return wrong && numberReason(wrong.what, wrong.range);
}
