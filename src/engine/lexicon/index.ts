export * from './lexicon';
export type { PackedWords, WordGroup } from './packed';
export * from './trie';
export * from './word-list';
