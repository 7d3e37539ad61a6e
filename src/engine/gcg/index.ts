export type * from './game';
export { isEnding } from './game';
export * from './kind';
export { parseGcg } from './parse';
export * from './read';
export { deductsOwnRack } from './turns';
export * from './write';
