export * from './client';
export type { WordsFailure } from './protocol';
