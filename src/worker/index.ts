export type { Timer, WorkerPort } from './channel';
export { createSearchClient, type FindOutcome, type SearchClient } from './client';
export type { PendingMove } from './question';
export type { SimulationProgress } from './parallel-simulation';
export {
  type CandidatesQuestion,
  type FileMark,
  type FoundCandidates,
  type FoundWords,
  type Request,
  type Response,
  type WordOrder,
  type WordSearch,
  type WordsFailure,
  type WordsProgress,
  type WordsSource,
} from './protocol';
