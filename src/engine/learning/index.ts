export * from './learn';
export * from './learned-game';
export * from './leave-fit';
export * from './samples';
export * from './self-play';
export * from './win-curve';
