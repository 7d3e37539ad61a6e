export { createSearchClient, type FindOutcome, type SearchClient } from './client';
export type { MoveQuestion } from './question';
export type { ThoughtSoFar } from './think-together';
export {
  type CandidatesQuestion,
  type FileMark,
  type FoundCandidates,
  type FoundWords,
  type WordSearch,
  type WordsFailure,
  type WordsProgress,
  type WordsSource,
} from './protocol';
