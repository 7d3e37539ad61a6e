export * from './client';
export type { WordsFailure, WordsSource } from './protocol';
