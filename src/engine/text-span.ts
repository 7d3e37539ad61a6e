import { lengthOf } from './text';

/** A piece of a text and where it begins: `line` and `column` count from 1, columns in code points. */
export interface TextSpan {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

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
