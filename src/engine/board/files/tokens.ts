import { err, ok, type Result } from '../../result';
import { NO_PREMIUM, type Premium } from '../board';

/** The least and greatest premium factor that board files may hold. */
export const FACTORS = { least: -9, greatest: 99 } as const;

/** The brackets a board format puts around letter and word factors. */
export interface TokenBrackets {
  readonly letter: readonly [open: string, close: string];
  readonly word: readonly [open: string, close: string];
}

/** What is wrong with a token; `column` is 1-based within its line. */
export type TokenError =
  | { readonly code: 'UNKNOWN_TOKEN'; readonly column: number; readonly found: string }
  | { readonly code: 'UNCLOSED_TOKEN'; readonly column: number; readonly found: string }
  | { readonly code: 'BAD_FACTOR'; readonly column: number; readonly found: string };

const SHORTEST_INTEGER = /^(?:0|-?[1-9]\d?)$/;

function parseFactor(text: string): number | undefined {
  if (!SHORTEST_INTEGER.test(text)) return undefined;
  const factor = Number(text);
  return factor >= FACTORS.least && factor <= FACTORS.greatest ? factor : undefined;
}

/** Reads one line of a board file: `.` for a plain square, bracketed factors for premiums. */
export function parseTokens(
  line: string,
  brackets: TokenBrackets,
): Result<readonly { readonly premium: Premium; readonly column: number }[], TokenError> {
  const tokens: { premium: Premium; column: number }[] = [];
  for (let at = 0; at < line.length; ) {
    const column = at + 1;
    const found = String.fromCodePoint(line.codePointAt(at) ?? 0);
    if (found === '.') {
      tokens.push({ premium: NO_PREMIUM, column });
      at += 1;
      continue;
    }
    const kind = (['letter', 'word'] as const).find((name) => brackets[name][0] === found);
    if (!kind) return err({ code: 'UNKNOWN_TOKEN', column, found });
    const close = line.indexOf(brackets[kind][1], at);
    if (close < 0) return err({ code: 'UNCLOSED_TOKEN', column, found });
    const text = line.slice(at + 1, close);
    const factor = parseFactor(text);
    if (factor === undefined) return err({ code: 'BAD_FACTOR', column: column + 1, found: text });
    tokens.push({ premium: { kind, factor }, column });
    at = close + 1;
  }
  return ok(tokens);
}

/** Writes a premium as a token of the format. */
export function formatToken(premium: Premium, brackets: TokenBrackets): string {
  if (premium.kind === 'none') return '.';
  const [open, close] = brackets[premium.kind];
  return `${open}${premium.factor}${close}`;
}
