import { MAX_COUNT } from '../../limits';
import { err, ok, type Result } from '../../result';
import { type Board, NO_PREMIUM, type Premium } from '../board';
import type { BoardFileError } from './error';
import { parsePair, parseSize, trimmedLinesOf } from './header';
import { characterAt, parseRows, type ParseTokens, type Token } from './rows';

const COLUMNS = { code: 'BAD_COLUMN_COUNT', min: 1, max: MAX_COUNT.squares } as const;
const ROWS = { code: 'BAD_ROW_COUNT', min: 1, max: MAX_COUNT.squares } as const;
const HEADER_LINES = 2;

const PREMIUMS: ReadonlyMap<string, Premium> = new Map([
  ['.', NO_PREMIUM],
  ['2', { kind: 'letter', factor: 2 }],
  ['3', { kind: 'letter', factor: 3 }],
  ['d', { kind: 'word', factor: 2 }],
  ['t', { kind: 'word', factor: 3 }],
]);

const readTokens: ParseTokens = (line) => {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const column = at + 1;
    const found = characterAt(line, at);
    const premium = PREMIUMS.get(found);
    if (!premium) {
      return err({ code: 'UNKNOWN_TOKEN', column, forms: [...PREMIUMS.keys()], found });
    }
    tokens.push({ premium, column });
  }
  return ok(tokens);
};

/**
 * Parses a board in the format of configured games: columns and rows, then column and row of the start square
 * (1-based), then one line of characters per row (`.` plain, `2` and `3` letter factors, `d` and `t` word
 * factors 2 and 3). Whitespace around the numbers and at line ends is ignored.
 */
export function parseConfiguredBoard(text: string): Result<Board, BoardFileError> {
  const [sizeLine = '', startLine = '', ...lines] = trimmedLinesOf(text);
  const size = parseSize(sizeLine, COLUMNS, ROWS);
  if (!size.ok) return size;
  const [columns, rows] = size.value;
  const start = parsePair(
    startLine,
    2,
    { code: 'BAD_START_COLUMN', min: 1, max: columns },
    { code: 'BAD_START_ROW', min: 1, max: rows },
  );
  if (!start.ok) return start;
  const [startColumn, startRow] = start.value;
  const premiums = parseRows(lines, { rows, columns, firstLine: HEADER_LINES + 1 }, readTokens);
  return premiums.ok
    ? ok({
        rows,
        columns,
        start: { row: startRow - 1, column: startColumn - 1 },
        premiums: premiums.value,
      })
    : premiums;
}
