import { lengthOf } from './text';

/** A piece of a text and its start: `line` and `column` are 1-based, columns in code points. */
export interface TextSpan {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

function trimmed({ text, line, column }: TextSpan): TextSpan {
  // Every whitespace character is one UTF-16 code unit.
  const blanks = text.length - text.trimStart().length;
  return { text: text.trim(), line, column: column + blanks };
}

/** Splits a text at LF or CRLF into trimmed lines, empty ones included. The last line end is optional. */
export function linesOf(text: string): readonly TextSpan[] {
  const lines = text.split('\n');
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return lines
    .slice(0, last)
    .map((line, index) => trimmed({ text: line, line: index + 1, column: 1 }));
}

/** Splits a piece at whitespace. */
export function wordsOf({ text, line, column }: TextSpan): readonly TextSpan[] {
  const words: TextSpan[] = [];
  let read = { units: 0, column };
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    read = { units: index, column: read.column + lengthOf(text.slice(read.units, index)) };
    words.push({ text: word, line, column: read.column });
  }
  return words;
}

/** Splits a piece at the first `separator` and trims both parts; undefined if it has no separator. */
export function splitAt(
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

/** The empty end of a piece, for errors about something missing. */
export const endOf = ({ text, line, column }: TextSpan): TextSpan => ({
  text: '',
  line,
  column: column + lengthOf(text),
});
