/** Length in code points. */
export const lengthOf = (text: string): number => [...text].length;

/** An inclusive range of numbers. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const CANONICAL_INTEGER = /^(?:0|-?[1-9]\d*)$/;

/** Parses an integer in canonical form (no `+5`, `05` or `-0`); undefined if malformed or out of range. */
export function parseInteger(text: string, { min, max }: Range): number | undefined {
  if (!CANONICAL_INTEGER.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** The value of a JSON text; undefined if it is invalid or missing. */
export function valueIn(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a text has the form of a hash, secret or salt: 64 lower-case hexadecimal digits. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A character and its combining marks. Three are enough: no code point decomposes into more than four. */
const WITH_MARKS = /\P{M}\p{M}{1,3}/gu;

/**
 * Composes a base and its combining marks into one code point (NFC), if there is one. Takes linear time,
 * unlike NFC on long runs of marks.
 */
export const composeMarks = (text: string): string =>
  text.replace(WITH_MARKS, (character) => character.normalize('NFC'));

/** Control characters, line separators and bidirectional controls: they affect the text around them. */
const LAYOUT_CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Combining marks after the fourth on a character, more than any script uses: they cover nearby lines. */
const EXCESS_MARKS = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** Characters that are invisible when alone. */
const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Removes from an untrusted name what would affect the text around it; empty if nothing visible is left. For
 * display, and for names before a game begins: records keep names unchanged because hashes cover them.
 */
export function sanitizeName(text: string): string {
  const name = text.replaceAll(LAYOUT_CONTROLS, '').replaceAll(EXCESS_MARKS, '$1').trim();
  return name.replaceAll(INVISIBLE, '') === '' ? '' : name;
}
