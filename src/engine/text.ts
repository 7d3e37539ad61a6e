/** A piece of a text and where it begins: `line` and `column` count from 1, columns in code points. */
export interface TextSpan {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Number of code points of a text. */
export const lengthOf = (text: string): number => [...text].length;

/** A piece without the blank space around it. */
function trimmed({ text, line, column }: TextSpan): TextSpan {
  // Every character of blank space is one UTF-16 code unit.
  const blanks = text.length - text.trimStart().length;
  return { text: text.trim(), line, column: column + blanks };
}

/**
 * The lines of a text without the blank space around them, empty ones included. They end in LF or
 * CRLF, the last one perhaps in neither.
 */
export function linesOf(text: string): readonly TextSpan[] {
  const lines = text.split('\n');
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return lines
    .slice(0, last)
    .map((line, index) => trimmed({ text: line, line: index + 1, column: 1 }));
}

/** The words of a piece: what stands between blank spaces. */
export function wordsOf({ text, line, column }: TextSpan): readonly TextSpan[] {
  const words: TextSpan[] = [];
  let read = { units: 0, column };
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    read = { units: index, column: read.column + lengthOf(text.slice(read.units, index)) };
    words.push({ text: word, line, column: read.column });
  }
  return words;
}

/** What stands before and after the first `separator`, trimmed; undefined if it has no separator. */
export function cutAt(
  { text, line, column }: TextSpan,
  separator: string,
): readonly [before: TextSpan, after: TextSpan] | undefined {
  const at = text.indexOf(separator);
  if (at < 0) return undefined;
  const past = text.slice(0, at + separator.length);
  return [
    trimmed({ text: text.slice(0, at), line, column }),
    trimmed({ text: text.slice(past.length), line, column: column + lengthOf(past) }),
  ];
}

/** The end of a piece: where something is missing. */
export const endOf = ({ text, line, column }: TextSpan): TextSpan => ({
  text: '',
  line,
  column: column + lengthOf(text),
});

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
export function seenName(text: string): string {
  const name = text.replaceAll(DISTURBING, '').replaceAll(STACKED, '$1').trim();
  return name.replaceAll(UNSEEN, '') === '' ? '' : name;
}
