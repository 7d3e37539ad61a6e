import {
  candidateOf,
  candidatesIn,
  chooseMoveSteps,
  type CompiledWords,
  type ComputerTurn,
  type GradedWords,
  gradedWordsFrom,
  lexiconOf,
  type Outcomes,
  type SearchWords,
  simulateSteps,
  type Steps,
  type Strategy,
} from '../engine';
import type { FoundCandidates, RequestOf } from './protocol';

/** The players that go by more than scores, in a file of their own: most games have none. */

/** How common the words of a list are, by its id. */
const known = new Map<string, GradedWords | undefined>();

async function gradedWords(words: CompiledWords): Promise<GradedWords | undefined> {
  if (!known.has(words.id)) {
    const { default: text } = await import('./graded-words.txt?raw');
    known.set(words.id, gradedWordsFrom(text, lexiconOf(words)));
  }
  return known.get(words.id);
}

/** The best moves by score and leave that a request asks for. */
export function* findingCandidates(
  words: SearchWords,
  { question: { position, max, beside } }: RequestOf<'find-candidates'>,
): Steps<FoundCandidates> {
  const best = yield* candidatesIn(words, position, max);
  return { ...best, beside: beside && candidateOf(position, beside) };
}

/** The games that a request asks for. */
export const imagining = (
  words: SearchWords,
  { position, trial, seed }: RequestOf<'simulate'>,
): Steps<Outcomes> => simulateSteps(words, position, trial, seed);

/** How a turn is chosen with some words; which of these are common is asked for when it matters first. */
export async function thoughtfulStrategy(
  { level }: Pick<ComputerTurn, 'level'>,
  words: CompiledWords,
): Promise<Strategy> {
  const graded = level === 'expert' ? undefined : await gradedWords(words);
  return (search, turn) => chooseMoveSteps(search, turn, graded);
}
