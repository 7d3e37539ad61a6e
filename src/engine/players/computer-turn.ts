import { type Level, methodOf, type PlayerView, type PlayingMethod } from '../game';
import type { Move } from '../play';
import type { ScoredMove, SearchWords, Steps } from '../search';
import type { RandomState } from '../tiles';

/** How long Champion may think about a turn, in seconds. */
export const THINKING_TIMES = [0.3, 1, 3] as const;
export type ThinkingTime = (typeof THINKING_TIMES)[number];
export const USUAL_THINKING_TIME: ThinkingTime = 1;

export interface ComputerTurn {
  readonly position: PlayerView;
  /** For games whose computers have a level. */
  readonly level: Level;
  /** For games whose computers have a skill: the probability of its best play, from 0 to 1. */
  readonly skill: number;
  /** In seconds; only for Champion and for comparisons. */
  readonly thinkingTime?: ThinkingTime | undefined;
  /** Number of turns before this one. */
  readonly turn: number;
  readonly chance: RandomState;
}

/** How a computer chooses its move: by its skill or its level, as the rules say. */
export const methodFor = ({
  position: { rules },
  level,
}: Pick<ComputerTurn, 'position' | 'level'>): PlayingMethod =>
  rules.computers === 'by-skill' ? { kind: 'by-skill' } : methodOf(level);

/** A turn whose best moves are compared by playouts. */
export type SimulatedTurn = Omit<ComputerTurn, 'level' | 'skill'> & {
  /** A legal move to compare with them. */
  readonly beside?: ScoredMove | undefined;
};

/** A move, and the random state after it was chosen. */
export interface ChosenMove {
  readonly move: Move;
  readonly chance: RandomState;
  /** Whether there were too many plays to evaluate all of them. */
  readonly isCut: boolean;
}

export type Strategy = (words: SearchWords, turn: ComputerTurn) => Steps<ChosenMove>;
