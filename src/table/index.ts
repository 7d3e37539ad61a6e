export * from './local-state';
export * from './local-table';
export * from './machine';
export type * from './seating';
export type * from './table';
