import type { Budget } from './comparison';
import { type ComputerTurn, USUAL_THINKING_TIME } from './computer-turn';

/**
 * Games that Champion imagines for a second of thinking. One core imagines more in that time where a rack
 * has seven tiles and the board 225 squares; where it imagines fewer, time cuts the thinking off.
 */
const GAMES_A_SECOND = 15_000;

/**
 * What Champion thinks about in a turn: as much on every machine, so that the same turn brings the same
 * move wherever time does not cut it off.
 */
export const championBudget = ({
  thinkingTime = USUAL_THINKING_TIME,
}: Pick<ComputerTurn, 'thinkingTime'>): Budget => ({
  candidates: 24,
  games: GAMES_A_SECOND * thinkingTime,
  rounds: 4,
});
