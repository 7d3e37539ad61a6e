import { findingLanes, type Lanes, type SearchWords, type Steps } from '../engine';
import type { LanesQuestion } from './protocol';

export const lookingAtLanes = (
  words: SearchWords,
  { position, whose, seed }: LanesQuestion,
): Steps<Lanes> => findingLanes(words, position, whose, seed);
