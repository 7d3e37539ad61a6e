import type { Candidate, LaneRacks, Lanes, PlayerView } from '../engine';

/** Maximum number of best moves that the coach and the review show. */
export const MAX_BEST_MOVES = 5;

/** A hint in the move panel, or its progress; `isCut` if there were too many plays to examine all. */
export type Advice =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unavailable' }
  /** The best move, revealed in steps: the line of its play, then tiles and points, then the play. */
  | {
      readonly kind: 'hint';
      readonly step: 'line' | 'points' | 'play';
      readonly best: Candidate;
      readonly isCut: boolean;
    };

/** The answer to a question of the *Analysis* tab, or its progress. */
export type Answer<Found> = { readonly kind: 'looking' | 'unavailable' } | AnswerFound<Found>;

type AnswerFound<Found> = Found & { readonly kind: 'found'; readonly isCut: boolean };

/** Best first. */
export type BestMoves = Answer<{ readonly best: readonly Candidate[] }>;

/** The player's last play, and a better move if there was any. */
export type LastMove = Answer<{
  /** Number of turns before the play. */
  readonly turnsBefore: number;
  readonly before: PlayerView;
  readonly played: Candidate;
  readonly better: Candidate | undefined;
}>;

/** The answers of the *Analysis* tab for one turn; each is undefined until it is asked for. */
export interface Analysis {
  readonly recordId: string;
  readonly turns: number;
  readonly bestMoves?: BestMoves | undefined;
  readonly lastMove?: LastMove | undefined;
}

/** Values of the rows and columns at the moment shown. */
export interface LanesShown {
  readonly recordId: string;
  /** Number of turns that were shown. */
  readonly turns: number;
  readonly whose: LaneRacks;
  /** The board, as the player who asked saw it. */
  readonly position: PlayerView;
  /** Undefined during the search, or if it failed. */
  readonly lanes: Lanes | undefined;
  readonly isLooking: boolean;
}

export interface CoachState {
  /** The note on a turn in which no word fits the rack; found by the quiet search. */
  readonly noWordFits:
    | { readonly recordId: string; readonly turns: number; readonly text: string }
    | undefined;
  readonly lanesShown: LanesShown | undefined;
  /** Valid until that turn ends. */
  readonly analysis: Analysis | undefined;
  /** Valid until that turn ends. */
  readonly coaching:
    | { readonly recordId: string; readonly turns: number; readonly advice: Advice }
    | undefined;
}
