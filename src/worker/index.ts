export * from './client';
export type { Timer, WorkerPort } from './channel';
export {
  type FileMark,
  type FoundWords,
  WORD_ORDERS,
  type WordOrder,
  type WordSearch,
  type WordsFailure,
  type WordsProgress,
  type WordsSource,
} from './protocol';
