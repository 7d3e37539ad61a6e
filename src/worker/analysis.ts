import {
  findLanesSteps,
  type Lanes,
  luckSteps,
  type ReviewedTurn,
  reviewTurnSteps,
  type SearchWords,
  type Steps,
} from '../engine';
import type { LanesQuestion, ReviewQuestion } from './protocol';

/** Reviews and lanes; a separate module, since most visits ask for neither. */

export function* reviewTurn(
  words: SearchWords,
  { turn, max, seed }: ReviewQuestion,
): Steps<ReviewedTurn> {
  const { seen, move, drawn } = turn;
  const review = yield* reviewTurnSteps(words, seen, move, max, seed);
  const luck = yield* luckSteps(words, seen, drawn, seed);
  return { ...turn, ...review, luck };
}

export const findLanes = (
  words: SearchWords,
  { position, whose, seed }: LanesQuestion,
): Steps<Lanes> => findLanesSteps(words, position, whose, seed);
