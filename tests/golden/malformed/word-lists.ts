/** Invalid word lists, each with the sentence after the name. */
export const BAD_LISTS: readonly (readonly [what: string, text: string, problem: string])[] = [
  ['nothing', '', 'has no words. Put one word on each line'],
  ['a byte order mark alone', '\uFEFF', 'has no words. Put one word on each line'],
  ['line ends alone', '\n\r\n\n', 'has no words. Put one word on each line'],
  ['blank space alone', '  \n\t\n', 'has no words. Put one word on each line'],
  ['a digit', 'n0t\n', foreign('"0"', 1, 2)],
  ['a number before each word', '1 no\n2 not\n', foreign('"1"', 1, 1)],
  ['words between commas', 'no,not,note', foreign('","', 1, 3)],
  ['words between blanks', 'no not\n', foreign('" "', 1, 3)],
  ['indented words', '\tno\n\tnot\n', foreign('"\\t"', 1, 1)],
  ['apostrophes', "\nit's\nit's", foreign('"\'"', 2, 3)],
  ['a hyphen', 'well-off', foreign('"-"', 1, 5)],
  ['letters of other languages', 'naïve\nå', foreign('"ï"', 1, 3)],
  ['a letter and its accent apart', 'nai\u0308ve', foreign('"ï"', 1, 3)],
  ['a blank', 'n?t', foreign('"?"', 1, 2)],
  ['a quotation mark', '"no"', foreign('"\\""', 1, 1)],
  ['a space that does not break', 'no\u00a0not', foreign('"\\u00a0"', 1, 3)],
  ['a space without width', 'no\u200bt', foreign('"\\u200b"', 1, 3)],
  ['a second byte order mark', '\uFEFF\uFEFFno', foreign('"\\ufeff"', 1, 1)],
  ['zero bytes', '\0\0\0\0', foreign('"\\u0000"', 1, 1)],
  [
    'Latin-1',
    'na\ufffdve\n\ufffd',
    'isn’t in UTF-8 (line 1, column 3 can’t be read). Save it as UTF-8',
  ],
  ['a page', '<!doctype html>\n<p>no</p>', foreign('"<"', 1, 1)],
  ['emoji', '😀\n😀', foreign('"😀"', 1, 1)],
];

export function foreign(character: string, line: number, column: number): string {
  return `has no words for this game: no tile has ${character} (line ${line}, column ${column}). Put one word on each line, in this game’s letters,`;
}
