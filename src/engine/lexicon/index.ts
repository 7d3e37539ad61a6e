export * from './lexicon';
export * from './listing';
export type { PackedWords, WordGroup } from './packed';
export type { ForeignCharacter } from './spelling';
export * from './trie';
export * from './with-word';
export * from './word-list';
