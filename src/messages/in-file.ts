import type { Range } from '../engine';
import { printed } from './printed';

/** Where something stands in a text: both from 1, columns in code points. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A problem with its place in a text. */
export const inFile = (where: string, { line, column }: Place, problem: string): string =>
  `In ${where}, line ${line}, column ${column}: ${problem}.`;

/** Whole numbers that will do. */
export const wholeNumberIn = ({ least, most }: Range): string =>
  `a whole number from ${printed(least)} to ${printed(most)}`;

/** What a number from a text must be, and how it is written where nothing else is wrong with it. */
export function wholeNumber(error: Range & { readonly found: string }): string {
  const { least, most, found } = error;
  const number = Number(found);
  const isMiswritten = /^[+-]?\d+$/.test(found) && number >= least && number <= most;
  return isMiswritten ? `${wholeNumberIn(error)}, written "${number}"` : wholeNumberIn(error);
}
