export type * from './game';
export { isEnding } from './game';
export * from './kind';
export { parseGcg, parsePlace, wordOf as parseGcgWord } from './parse';
export * from './read';
export { deductsOwnRack } from './turns';
export * from './write';
