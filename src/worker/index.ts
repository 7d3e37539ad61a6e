export type * from './channel';
export * from './client';
export type * from './question';
export type * from './parallel-simulation';
export type * from './protocol';
