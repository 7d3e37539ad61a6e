export type * from './channel';
export * from './client';
export * from './endless-puzzles';
export * from './parallel-learning';
export type * from './parallel-simulation';
export type * from './protocol';
export * from './start-puzzle';
