/** The least and the greatest number that is taken, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const SHORTEST_FORM = /^(?:0|-?[1-9]\d*)$/;

/** Reads a whole number in its shortest form: no `+5`, no `05`, no `-0`; undefined outside the range. */
export function parseInteger(text: string, { least, most }: Range): number | undefined {
  if (!SHORTEST_FORM.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}
