import type { MoveError } from '../game';
import { err } from '../result';
import type { GcgOrderError } from './turns';

/** Why a GCG game cannot have happened; lines are 1-based. */
export type GcgGameError =
  | GcgOrderError
  | { readonly code: 'GCG_REFUSED'; readonly line: number; readonly refusal: MoveError }
  /** The tiles in the line cannot all have been on the rack. */
  | { readonly code: 'GCG_RACK'; readonly line: number }
  /** The points or the total of a line do not match the move. */
  | {
      readonly code: 'GCG_POINTS' | 'GCG_TOTAL';
      readonly line: number;
      readonly said: number;
      readonly counted: number;
    }
  /** The line counts racks, but the game is not over. */
  | { readonly code: 'GCG_NOT_OVER'; readonly line: number };

export const mismatch = (
  code: 'GCG_POINTS' | 'GCG_TOTAL',
  line: number,
  said: number,
  counted: number,
) => err({ code, line, said, counted });
