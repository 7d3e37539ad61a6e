export * from './board';
export type * from './file';
export * from './formats';
export * from './json';
