import { err, type Result } from '../result';
import type { Play } from '../play';
import { type Board, columnLabel } from '../board';

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

/** A malformed move; `column` is the 1-based position, in code points, of the first wrong character. */
export interface MoveFormatError {
  readonly code: 'ILLEGAL_FORMAT';
  readonly column: number;
  /** Details, if moves are commands. */
  readonly problem?: CommandProblem;
}

export const moveFormatError = (
  column: number,
  problem?: CommandProblem,
): Result<never, MoveFormatError> =>
  err(problem ? { code: 'ILLEGAL_FORMAT', column, problem } : { code: 'ILLEGAL_FORMAT', column });

/** The parts of a move as typed, valid or not. */
export type TypedMove =
  | { readonly kind: 'play'; readonly word: string; readonly place: string }
  | { readonly kind: 'exchange'; readonly tiles: string };

/** Splits `word,place` at its first comma; a place may contain more. */
export function splitAtComma(text: string): TypedMove | undefined {
  const [, word, place] = /^([^,]+),(.+)$/s.exec(text) ?? [];
  return word && place ? { kind: 'play', word, place } : undefined;
}

export type Placement = Pick<Play, 'square' | 'direction'>;

/** Patterns of column and row names in moves, as parts of regular expressions. */
export interface SquareNamePatterns {
  readonly column: string;
  readonly row: string;
}

/** Patterns of the names on a board: columns from `a` to its last, rows from `1` to `99` or its last if that is longer. */
export const namesOn = ({ rows, columns }: Board): SquareNamePatterns => ({
  column: `[a-z]{1,${columnLabel(columns - 1).length}}`,
  row: String.raw`[1-9]\d{0,${Math.max(2, String(rows).length) - 1}}`,
});
