export { openLocalTable } from './local-table';
export { type Machine, runMachine, type RunningMachine, type Step } from './machine';
export type { FarSeats, HelpState } from './seating';
export type * from './table';
export { countTurns, eventsOfTurns } from './turns';
