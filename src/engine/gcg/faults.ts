import type { MoveError } from '../game';
import { err } from '../result';
import type { GcgOrderError } from './turns';

/** Why a game in GCG cannot have happened; lines count from 1. */
export type GcgGameError =
  | GcgOrderError
  /** The rules refuse the move. */
  | { readonly code: 'GCG_REFUSED'; readonly line: number; readonly refusal: MoveError }
  /** The tiles named in the line cannot all have been on the rack. */
  | { readonly code: 'GCG_RACK'; readonly line: number }
  /** The points or the score of a line are not what comes of the move. */
  | {
      readonly code: 'GCG_POINTS' | 'GCG_TOTAL';
      readonly line: number;
      readonly said: number;
      readonly counted: number;
    }
  /** It counts racks in a game that is not over. */
  | { readonly code: 'GCG_NOT_OVER'; readonly line: number };

/** That a line says other points, or another score, than what comes of it. */
export const wrong = (
  code: 'GCG_POINTS' | 'GCG_TOTAL',
  line: number,
  said: number,
  counted: number,
) => err({ code, line, said, counted });
