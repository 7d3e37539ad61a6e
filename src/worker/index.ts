export * from './client';
export type { Timer, WorkerPort } from './line';
export type { WordsFailure, WordsProgress, WordsSource } from './protocol';
