import {
  luckSteps,
  type ReviewedTurn,
  reviewTurnSteps,
  type SearchWords,
  type Steps,
} from '../engine';
import type { ReviewQuestion } from './protocol';

export function* reviewWithLuckSteps(
  words: SearchWords,
  { turn, max, seed }: ReviewQuestion,
): Steps<ReviewedTurn> {
  const { seen, move, drawn } = turn;
  const review = yield* reviewTurnSteps(words, seen, move, max, seed);
  const luck = yield* luckSteps(words, seen, drawn, seed);
  return { ...turn, ...review, luck };
}
