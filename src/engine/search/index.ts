export { bestPlay, generatePlays } from './generate';
export { comparePlays } from './order';
export * from './position';
export * from './strategy';
