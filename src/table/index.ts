export { areComputersAlone, countTurns, eventsOfTurns } from './local-state';
export { openLocalTable } from './local-table';
export * from './machine';
export { openPuzzleTable } from './puzzle-table';
export type * from './table';
