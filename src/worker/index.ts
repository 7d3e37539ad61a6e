export { createSearchClient, type FindOutcome, type SearchClient } from './client';
export type { Timer, WorkerPort } from './channel';
export {
  type FileMark,
  type FoundWords,
  type WordOrder,
  type WordSearch,
  type WordsFailure,
  type WordsProgress,
  type WordsSource,
} from './protocol';
