export { createSearchClient, type FindOutcome } from './client';
export {
  type FileMark,
  type FoundWords,
  type WordSearch,
  type WordsFailure,
  type WordsProgress,
  type WordsSource,
} from './protocol';
