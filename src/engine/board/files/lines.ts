/** Lines of a text: LF or CRLF, the last line end optional. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Lines of a text without blank space at their ends and without empty lines at the end. */
export const trimmedLinesOf = (text: string): readonly string[] =>
  linesOf(text.trimEnd()).map((line) => line.trimEnd());
