import {
  chooseMoveSteps,
  type CompiledWords,
  type ComputerTurn,
  endgameIn,
  findCandidates as findCandidatesIn,
  type GradedWords,
  gradedWordsFrom,
  lexiconOf,
  methodFor,
  type Outcomes,
  type PlayingMethod,
  type RatedMoves,
  rateMoves as rateMovesIn,
  type SearchWords,
  simulateSteps,
  type SolvedEndgame,
  solveEndgameSteps,
  type Steps,
  type Strategy,
} from '../engine';
import type { CandidatesQuestion, EndgameQuestion, PlayoutsQuestion } from './protocol';
import { setRecent } from './recent-store';

/** Players that consider more than scores; a separate module, since most games have none. */

/** By lexicon id; the most recent ones. */
const known = new Map<string, GradedWords | undefined>();

/** How common the words are; undefined if that is not known. */
export async function gradedWords(words: CompiledWords): Promise<GradedWords | undefined> {
  const { default: text } = await import('./graded-words.txt?raw');
  const { id } = words;
  const graded = known.has(id) ? known.get(id) : gradedWordsFrom(text, lexiconOf(words));
  setRecent(known, id, graded);
  return graded;
}

export const findCandidates = (
  words: SearchWords,
  { position, max, beside }: CandidatesQuestion,
): Steps<RatedMoves> => findCandidatesIn(words, position, max, beside);

export const rateMoves = (
  words: SearchWords,
  { position, max, beside }: CandidatesQuestion,
): Steps<RatedMoves> => rateMovesIn(words, position, max, beside);

export const simulate = (
  words: SearchWords,
  { position, trial, seed }: PlayoutsQuestion,
): Steps<Outcomes> => simulateSteps(words, position, trial, seed);

export function* solveEndgame(
  words: SearchWords,
  { position, maxNodes }: EndgameQuestion,
): Steps<SolvedEndgame | undefined> {
  const endgame = endgameIn(position);
  return endgame && (yield* solveEndgameSteps(words, endgame, maxNodes, 'pass'));
}

/** Whether a method uses the grades of words, by its kind. */
const USES_GRADES: Readonly<Record<PlayingMethod['kind'], boolean>> = {
  amateur: true,
  'highest-score': false,
  simulation: false,
  'timed-simulation': false,
  'by-skill': false,
};

/** Loads the strategy for a turn, and the grades of words only if it uses them. */
export async function strategyFor(turn: ComputerTurn, words: CompiledWords): Promise<Strategy> {
  const graded = USES_GRADES[methodFor(turn).kind] ? await gradedWords(words) : undefined;
  return (search, beside) => chooseMoveSteps(search, beside, graded);
}
