import { FACTOR_RANGE } from '../limits';
import { parseInteger } from '../text';
import { err, ok, type Result } from '../result';
import { type Board, NO_PREMIUM, type Premium } from './board';
import type { BoardFileError, TokenError } from './file';

/** One square of a row; `column` is the 1-based column of its first character. */
export interface Token {
  readonly premium: Premium;
  readonly column: number;
}

export type ParseTokens = (
  line: string,
) => Result<readonly Token[], TokenError & { readonly column: number }>;

type Brackets = readonly [open: string, close: string];

/** The brackets of a board format around letter and word factors, one character each. */
export interface TokenBrackets {
  readonly letter: Brackets;
  readonly word: Brackets;
}

const KINDS = ['letter', 'word'] as const;
export const PLAIN = '.';

/** The code point at a UTF-16 index. */
const characterAt = (line: string, index: number): string =>
  String.fromCodePoint(line.codePointAt(index) ?? 0);

export const inBrackets = ([open, close]: Brackets, text: string): string =>
  `${open}${text}${close}`;

/** Creates a parser of rows: `.` is a plain square, a factor in brackets a premium. */
export const bracketTokenParser =
  (brackets: TokenBrackets): ParseTokens =>
  (line) => {
    const tokens: Token[] = [];
    for (let at = 0; at < line.length; ) {
      const column = at + 1;
      const found = characterAt(line, at);
      if (found === PLAIN) {
        tokens.push({ premium: NO_PREMIUM, column });
        at += 1;
        continue;
      }
      const kind = KINDS.find((name) => brackets[name][0] === found);
      if (!kind) {
        const forms = [PLAIN, ...KINDS.map((name) => inBrackets(brackets[name], 'n'))];
        return err({ code: 'UNKNOWN_TOKEN', column, forms, found });
      }
      const close = line.indexOf(brackets[kind][1], at);
      if (close < 0) return err({ code: 'UNCLOSED_TOKEN', column, found });
      const text = line.slice(at + 1, close);
      const factor = parseInteger(text, FACTOR_RANGE);
      if (factor === undefined) return err({ code: 'BAD_FACTOR', column: column + 1, found: text });
      tokens.push({ premium: { kind, factor }, column });
      at = close + 1;
    }
    return ok(tokens);
  };

function parseRow(
  text: string,
  line: number,
  expected: number,
  read: ParseTokens,
): Result<readonly Premium[], BoardFileError> {
  const tokens = read(text);
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

/** Parses the rows of a board file, which begin at the 1-based `firstLine`; there must be exactly `rows`. */
export function parseRows(
  lines: readonly string[],
  firstLine: number,
  { rows, columns }: Pick<Board, 'rows' | 'columns'>,
  read: ParseTokens,
): Result<readonly Premium[], BoardFileError> {
  const premiums: Premium[] = [];
  for (const [index, text] of lines.slice(0, rows).entries()) {
    const row = parseRow(text, firstLine + index, columns, read);
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

/** Parses the rows of a board file and returns the board. */
export function parseSquares(
  lines: readonly string[],
  firstLine: number,
  board: Omit<Board, 'premiums'>,
  read: ParseTokens,
): Result<Board, BoardFileError> {
  const premiums = parseRows(lines, firstLine, board, read);
  return premiums.ok ? ok({ ...board, premiums: premiums.value }) : premiums;
}
