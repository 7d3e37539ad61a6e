import {
  candidateOf,
  candidatesIn,
  chooseMoveSteps,
  type CompiledWords,
  type ComputerTurn,
  type GradedWords,
  gradedWordsFrom,
  lexiconOf,
  methodOf,
  type Outcomes,
  type SearchWords,
  simulateSteps,
  type Steps,
  type Strategy,
} from '../engine';
import type { CandidatesQuestion, FoundCandidates, PlayoutsQuestion } from './protocol';

/** Players that consider more than scores; a separate module, since most games have none. */

/** By lexicon id. */
const known = new Map<string, GradedWords | undefined>();

async function gradedWords(words: CompiledWords): Promise<GradedWords | undefined> {
  if (!known.has(words.id)) {
    const { default: text } = await import('./graded-words.txt?raw');
    known.set(words.id, gradedWordsFrom(text, lexiconOf(words)));
  }
  return known.get(words.id);
}

export function* findCandidatesSteps(
  words: SearchWords,
  { position, max, beside }: CandidatesQuestion,
): Steps<FoundCandidates> {
  const best = yield* candidatesIn(words, position, max);
  return { ...best, beside: beside && candidateOf(position, beside) };
}

export const simulateRequestSteps = (
  words: SearchWords,
  { position, trial, seed }: PlayoutsQuestion,
): Steps<Outcomes> => simulateSteps(words, position, trial, seed);

/** Loads the strategy of a level; the grades of words are loaded only for amateurs. */
export async function strategyFor(
  { level }: Pick<ComputerTurn, 'level'>,
  words: CompiledWords,
): Promise<Strategy> {
  const graded = methodOf(level).kind === 'amateur' ? await gradedWords(words) : undefined;
  return (search, turn) => chooseMoveSteps(search, turn, graded);
}
