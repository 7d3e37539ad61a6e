export { openLocalTable } from './local-table';
export { type Machine, runMachine, type Step } from './machine';
export type { FarSeats } from './seating';
export type {
  LocalTable,
  MoveInput,
  Phase,
  ResignFault,
  SavedTable,
  SearchQuestion,
  SubmitError,
  Table,
  TableServices,
  TableSnapshot,
} from './table';
export { countTurns, eventsOfTurns } from './turns';
