import {
  type CompiledWords,
  lexiconOf,
  makePuzzleSteps,
  type Puzzle,
  type PuzzleQuestion,
  type SearchWords,
  type Steps,
} from '../engine';
import { gradedWords } from './lazy-strategies';

/** Making puzzles; a separate module, since most visits ask for none. */

/** Puzzles are judged by the same words that are searched. */
export async function puzzleMaker(compiled: CompiledWords) {
  const lexicon = lexiconOf(compiled);
  const graded = await gradedWords(compiled);
  return (words: SearchWords, question: PuzzleQuestion): Steps<Puzzle | undefined> =>
    makePuzzleSteps({ words, lexicon, graded }, question);
}
