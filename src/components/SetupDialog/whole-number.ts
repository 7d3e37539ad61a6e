import type { Range } from '../../engine';
import { numberReason } from '../../messages';

/** Whether a text is a whole number in its bounds, as a browser takes it in a box for numbers. */
export const isWhole = (text: string, { least, most }: Range): boolean => {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= least && number <= most;
};

/** A box for a whole number, as it was typed. */
export interface TypedNumber {
  /** What the number is of, as the sentence about it begins. */
  readonly what: string;
  readonly text: string;
  readonly range: Range;
}

/** Why the first of some numbers that will not do is none; undefined while all will. */
export function firstFault(numbers: readonly TypedNumber[]): string | undefined {
  const wrong = numbers.find(({ text, range }) => !isWhole(text, range));
  return wrong && numberReason(wrong.what, wrong.range);
}
