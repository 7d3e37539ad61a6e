import { parseInteger, type Range } from '../../integer';
import { err, ok, type Result } from '../../result';
import { NO_PREMIUM, type Premium } from '../board';
import type { TokenError } from './error';

/** The least and greatest premium factor that board files may hold. */
const FACTORS: Range = { least: -9, most: 99 };

/** One square of a row as it was read; `column` is the 1-based column of its first character. */
export interface Token {
  readonly premium: Premium;
  readonly column: number;
}

/** How a board format writes its squares. */
export interface TokenStyle {
  /** Reads one line of squares. */
  readonly read: (
    line: string,
  ) => Result<readonly Token[], TokenError & { readonly column: number }>;
  readonly write: (premium: Premium) => string;
}

type Brackets = readonly [open: string, close: string];

/** The brackets a board format puts around letter and word factors, one character each. */
export interface TokenBrackets {
  readonly letter: Brackets;
  readonly word: Brackets;
}

const KINDS = ['letter', 'word'] as const;
const PLAIN = '.';

/** The character at an index of a line, whole where it takes two code units. */
export const characterAt = (line: string, index: number): string =>
  String.fromCodePoint(line.codePointAt(index) ?? 0);

const enclosed = ([open, close]: Brackets, text: string): string => `${open}${text}${close}`;

/** Squares as `.` where they are plain, and as factors in brackets where they are premiums. */
export const bracketed = (brackets: TokenBrackets): TokenStyle => ({
  read: (line) => {
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
        const forms = [PLAIN, ...KINDS.map((name) => enclosed(brackets[name], 'n'))];
        return err({ code: 'UNKNOWN_TOKEN', column, forms, found });
      }
      const close = line.indexOf(brackets[kind][1], at);
      if (close < 0) return err({ code: 'UNCLOSED_TOKEN', column, found });
      const text = line.slice(at + 1, close);
      const factor = parseInteger(text, FACTORS);
      if (factor === undefined) return err({ code: 'BAD_FACTOR', column: column + 1, found: text });
      tokens.push({ premium: { kind, factor }, column });
      at = close + 1;
    }
    return ok(tokens);
  },
  write: (premium) =>
    premium.kind === 'none' ? PLAIN : enclosed(brackets[premium.kind], String(premium.factor)),
});
