import { err, ok, type Result } from '../../result';
import type { Board, Premium } from '../board';
import type { BoardFileError } from './error';
import type { TokenStyle } from './tokens';

/** The rows of squares in a file; `firstLine` is the 1-based line of the top row. */
export interface RowsShape {
  readonly firstLine: number;
  readonly rows: number;
  readonly columns: number;
}

function parseRow(
  text: string,
  line: number,
  expected: number,
  style: TokenStyle,
): Result<readonly Premium[], BoardFileError> {
  const tokens = style.read(text);
  if (!tokens.ok) return err({ ...tokens.error, line });
  const count = tokens.value.length;
  if (count < expected) {
    return err({ code: 'TOO_FEW_TOKENS', line, column: text.length + 1, expected, count });
  }
  const extra = tokens.value[expected];
  return extra
    ? err({ code: 'TOO_MANY_TOKENS', line, column: extra.column, expected, count })
    : ok(tokens.value.map(({ premium }) => premium));
}

/** Reads the lines of squares of a board file, which must be exactly as many as there are rows. */
export function parseRows(
  lines: readonly string[],
  { firstLine, rows, columns }: RowsShape,
  style: TokenStyle,
): Result<readonly Premium[], BoardFileError> {
  const premiums: Premium[] = [];
  for (const [index, text] of lines.slice(0, rows).entries()) {
    const row = parseRow(text, firstLine + index, columns, style);
    if (!row.ok) return row;
    premiums.push(...row.value);
  }
  const count = lines.length;
  if (count === rows) return ok(premiums);
  return err({
    code: count < rows ? 'TOO_FEW_LINES' : 'TOO_MANY_LINES',
    line: firstLine + Math.min(rows, count),
    column: 1,
    expected: rows,
    count,
  });
}

/** The rows of a board as squares of a format, one text a row. */
export const formatRows = (board: Board, style: TokenStyle): readonly string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    board.premiums
      .slice(row * board.columns, (row + 1) * board.columns)
      .map(style.write)
      .join(''),
  );
