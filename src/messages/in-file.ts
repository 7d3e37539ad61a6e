/** Where something stands in a text: both from 1, columns in code points. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A problem with its place in a text. */
export const inFile = (where: string, { line, column }: Place, problem: string): string =>
  `In ${where}, line ${line}, column ${column}: ${problem}.`;

/** What a number from a text must be. */
export const wholeNumber = ({
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
}): string =>
  `a whole number from ${String(least).replace('-', '−')} to ${most} in its shortest form`;
