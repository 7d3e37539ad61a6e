/** A number in a header line that is missing, not canonical or out of range. */
export type NumberError = {
  readonly code:
    | 'BAD_SIZE'
    | 'BAD_COLUMN_COUNT'
    | 'BAD_ROW_COUNT'
    | 'BAD_START_COLUMN'
    | 'BAD_START_ROW';
  readonly min: number;
  readonly max: number;
  readonly found: string;
};

/** An invalid square in a row; `forms` lists the valid ways to write one. */
export type TokenError =
  | { readonly code: 'UNKNOWN_TOKEN'; readonly forms: readonly string[]; readonly found: string }
  | { readonly code: 'UNCLOSED_TOKEN' | 'BAD_FACTOR'; readonly found: string };

/** Why a board file is refused, and where: `line` and `column` are 1-based. */
export type BoardFileError = { readonly line: number; readonly column: number } & (
  | NumberError
  | TokenError
  | { readonly code: 'TOO_FEW_SQUARES'; readonly min: number; readonly squares: number }
  | { readonly code: 'TOO_MANY_SQUARES'; readonly max: number; readonly squares: number }
  | { readonly code: 'BAD_START' | 'START_OFF_BOARD' | 'UNEXPECTED_TEXT'; readonly found: string }
  | {
      readonly code: 'TOO_FEW_TOKENS' | 'TOO_MANY_TOKENS' | 'TOO_FEW_LINES' | 'TOO_MANY_LINES';
      readonly expected: number;
      readonly count: number;
    }
  /** Only for boards with tiles on them. `NOT_SQUARE`: rows and columns must be equal in number. */
  | { readonly code: 'NOT_A_SQUARE' | 'BAD_FIRST_WORD'; readonly found: string }
  | { readonly code: 'FIRST_WORD_OFF_BOARD' }
  | { readonly code: 'NOT_SQUARE'; readonly columns: number; readonly rows: number }
);
