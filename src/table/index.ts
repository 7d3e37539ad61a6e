export { countTurns, eventsOfTurns } from './local-state';
export { openLocalTable } from './local-table';
export { andThen, type Machine, runMachine, type Step, still, withEffects } from './machine';
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
