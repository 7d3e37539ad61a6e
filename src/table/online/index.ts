export * from './guest';
export * from './host';
export type { SavedHostedGame } from './hosted-game';
export type { Place } from './messages';
export * from './guest-links';
export * from './hosted-links';
export * from './saved';
