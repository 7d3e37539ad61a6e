import {
  type CompiledWords,
  fitLeavesSteps,
  fitWinCurveSteps,
  type LearningQuestion,
  type LearningSamples,
  type Lexicon,
  lexiconOf,
  type MatchQuestion,
  playMatchSteps,
  playToLearnSteps,
  type SearchWords,
  type Steps,
  type WinCurve,
} from '../engine';
import type { LeavesQuestion } from './protocol';

/** Learning a game by self-play; a separate module, since few games are learned. */

/** Moves are judged by the same words that are searched. */
const inSelfPlay =
  <Q, A>(steps: (words: SearchWords, lexicon: Lexicon, question: Q) => Steps<A>) =>
  (compiled: CompiledWords) =>
  (words: SearchWords, question: Q): Steps<A> =>
    steps(words, lexiconOf(compiled), question);

export const playToLearn = inSelfPlay<LearningQuestion, LearningSamples>(playToLearnSteps);

export const playMatch = inSelfPlay<MatchQuestion, number>(playMatchSteps);

export const fitLeaves = (
  _words: SearchWords,
  { rules, samples }: LeavesQuestion,
): Steps<readonly number[]> => fitLeavesSteps(rules, samples);

export const fitWinCurve = (
  _words: SearchWords,
  samples: readonly LearningSamples[],
): Steps<WinCurve> => fitWinCurveSteps(samples);
