export { LONGEST_ATTEMPT } from './json';
export * from './read';
export * from './write';
