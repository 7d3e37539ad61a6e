/** The lines of a transcript without boards and empty lines. */
export const withoutBoards = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^ {2,}(?:a {2}b|1 {2}2)|^ *\d+ .* \d+$/.test(line));
