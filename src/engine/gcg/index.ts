export type * from './faults';
export type * from './game';
export * from './read';
export * from './kind';
export * from './tournament';
export * from './unsupported';
export * from './write';
export type * from './write-turns';
