import { numberReason } from '../../messages';
import { isIntegerInRange, type NumberRange } from '../ui';

interface TypedNumber {
  /** Subject of the error sentence. */
  readonly what: string;
  readonly text: string;
  readonly range: NumberRange;
}

/** The error for the first number that is out of range; undefined if there is none. */
export function firstFault(numbers: readonly TypedNumber[]): string | undefined {
  const wrong = numbers.find(({ text, range }) => !isIntegerInRange(text, range));
  return wrong && numberReason(wrong.what, wrong.range);
}
