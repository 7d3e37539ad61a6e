export type * from './channel';
export * from './client';
export type * from './parallel-simulation';
export type * from './protocol';
