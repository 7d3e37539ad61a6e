import type { Candidate, LaneRacks, Lanes, PlayerView } from '../engine';

/** Maximum number of best moves that the coach and the review show. */
export const MAX_BEST_MOVES = 5;

/** A hint in the move panel, or its progress; `isCut` if there were too many plays to examine all. */
export type Advice =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unavailable' }
  /**
   * The best move, revealed in steps: the line of its play, then tiles and points, then the play. It is whole once the
   * player has asked for more than that.
   */
  | {
      readonly kind: 'hint';
      readonly step: 'line' | 'points' | 'play' | 'whole';
      readonly best: Candidate;
      /** Whether no other move is possible. */
      readonly isOnlyMove: boolean;
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

/** The moment of a game that something is about: after this number of turns. */
export interface OfTurn {
  readonly recordId: string;
  readonly turns: number;
}

/** The answers of the *Analysis* tab for one turn; each is undefined until it is asked for. */
export interface Analysis extends OfTurn {
  readonly bestMoves?: BestMoves | undefined;
  readonly lastMove?: LastMove | undefined;
}

/** Values of the rows and columns at the moment shown. */
export interface LanesShown extends OfTurn {
  readonly whose: LaneRacks;
  /** The board, as the player who asked saw it. */
  readonly position: PlayerView;
  /** Undefined during the search, or if it failed. */
  readonly lanes: Lanes | undefined;
  readonly isLooking: boolean;
}
