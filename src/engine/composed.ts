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
