export * from './lexicon';
export * from './listing';
export type { PackedWords, WordGroup } from './packed';
export type { ForeignCharacter } from './spelling';
export * from './graph';
export * from './with-word';
export * from './word-list';
