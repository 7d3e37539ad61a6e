/** Number of code points of a text. */
export const lengthOf = (text: string): number => [...text].length;

/** The least and the greatest number that is taken, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const CANONICAL_INTEGER = /^(?:0|-?[1-9]\d*)$/;

/** Reads a whole number in its shortest form: no `+5`, no `05`, no `-0`; undefined outside the range. */
export function parseInteger(text: string, { min, max }: Range): number | undefined {
  if (!CANONICAL_INTEGER.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/**
 * A character with marks after it. No letter is spelt with more than three: Unicode takes no single
 * code point apart into more than four.
 */
const WITH_MARKS = /\P{M}\p{M}{1,3}/gu;

/**
 * A text in which letters that are written as a base and its marks are one code point, where there
 * is one. Takes linear time, which composing long runs of marks does not.
 */
export const composed = (text: string): string =>
  text.replace(WITH_MARKS, (character) => character.normalize('NFC'));

/** Characters that turn the writing of what stands beside them round, or break its line. */
const DISTURBING = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Marks on one character, beyond those of any script: they cover what is above and below. */
const STACKED = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** Characters that show nothing by themselves. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name from outside without what disturbs the writing beside it; empty if nothing of it can be seen. For what
 * is shown, or before a game begins: records keep their names as they are, since hashes are made of them.
 */
export function sanitizeName(text: string): string {
  const name = text.replaceAll(DISTURBING, '').replaceAll(STACKED, '$1').trim();
  return name.replaceAll(UNSEEN, '') === '' ? '' : name;
}
