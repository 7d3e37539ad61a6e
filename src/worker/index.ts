export * from './client';
export type { WordsFailure, WordsProgress, WordsSource } from './protocol';
