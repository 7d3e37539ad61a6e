export { countTurns, eventsOfTurns } from './local-state';
export { openLocalTable } from './local-table';
export * from './machine';
export type * from './table';
