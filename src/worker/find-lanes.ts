import { findLanesSteps, type Lanes, type SearchWords, type Steps } from '../engine';
import type { LanesQuestion } from './protocol';

export const answerLanesSteps = (
  words: SearchWords,
  { position, whose, seed }: LanesQuestion,
): Steps<Lanes> => findLanesSteps(words, position, whose, seed);
