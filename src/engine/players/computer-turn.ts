import type { Level, PlayerView } from '../game';
import type { Move } from '../play';
import type { SearchWords, Steps } from '../search';
import type { RandomState } from '../tiles';

/** How long Champion may think about a turn, in seconds. */
export const THINKING_TIMES = [0.3, 1, 3] as const;
export type ThinkingTime = (typeof THINKING_TIMES)[number];
export const USUAL_THINKING_TIME: ThinkingTime = 1;

/** A turn that a computer is to take. */
export interface ComputerTurn {
  readonly position: PlayerView;
  /** How well it plays, in games whose computers differ in that. */
  readonly level: Level;
  /** How often it plays its best, from 0 to 1, in games whose computers differ in that. */
  readonly skill: number;
  /** How long it may think, where it is Champion. */
  readonly thinkingTime?: ThinkingTime | undefined;
  /** How many turns the game has had. */
  readonly turn: number;
  readonly chance: RandomState;
}

/** A move, and the chance after choosing it. */
export interface ChosenMove {
  readonly move: Move;
  readonly chance: RandomState;
  /** Whether there were too many plays to look at all of them. */
  readonly isCut: boolean;
}

/** How a computer chooses its move, in steps. */
export type Strategy = (words: SearchWords, turn: ComputerTurn) => Steps<ChosenMove>;
