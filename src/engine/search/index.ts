export { bestPlay, generatePlays } from './generate';
export * from './position';
export * from './strategy';
