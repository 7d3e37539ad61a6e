export type { CompiledWords, TooManyWords } from './compiled';
export * from './fingerprint';
export { mayJudge } from './former-lists';
export * from './lexicon';
export * from './listing';
export type { ForeignCharacter } from './spelling';
export * from './graph';
export * from './with-word';
export * from './word-list';
