export type * from './game';
export * from './kind';
export * from './read';
export * from './write';
