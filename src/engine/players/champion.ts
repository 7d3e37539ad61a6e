import type { Budget } from '../game';
import { type ComputerTurn, USUAL_THINKING_TIME } from './computer-turn';

/**
 * Playouts of Champion per second of thinking time. One core runs more in that time with a rack of seven
 * tiles and a board of 225 squares. If it runs fewer, the time limit stops it.
 */
const GAMES_A_SECOND = 15_000;

/**
 * The budget of Champion for a turn. It is the same on every machine, so the same turn gives the same move
 * unless the time limit stops the comparison.
 */
export const championBudget = ({
  thinkingTime = USUAL_THINKING_TIME,
}: Pick<ComputerTurn, 'thinkingTime'>): Budget => ({
  candidates: 24,
  games: GAMES_A_SECOND * thinkingTime,
  rounds: 4,
});
