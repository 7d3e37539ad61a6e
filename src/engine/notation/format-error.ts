import { err, type Result } from '../result';

/** What is wrong with a command. */
export type CommandProblem =
  | { readonly kind: 'unknown-command'; readonly found: string }
  | {
      readonly kind: 'wrong-arguments';
      readonly command: 'PASS' | 'EXCHANGE' | 'PLACE';
      readonly count: number;
    }
  | { readonly kind: 'bad-direction'; readonly found: string }
  | { readonly kind: 'bad-number'; readonly of: 'row' | 'column'; readonly found: string }
  | { readonly kind: 'no-tiles'; readonly command: 'EXCHANGE' | 'PLACE' }
  | { readonly kind: 'bad-tile'; readonly found: string }
  | { readonly kind: 'blank-without-letter' };

/** A text that is no move; `column` is 1-based, in code points, of the first wrong character. */
export interface MoveFormatError {
  readonly code: 'ILLEGAL_FORMAT';
  readonly column: number;
  /** More about it, where moves are commands. */
  readonly problem?: CommandProblem;
}

/** The error of a text that is wrong from a column (1-based) on. */
export const formatError = (
  column: number,
  problem?: CommandProblem,
): Result<never, MoveFormatError> =>
  err(problem ? { code: 'ILLEGAL_FORMAT', column, problem } : { code: 'ILLEGAL_FORMAT', column });
