export { countTurns, eventsOfTurns } from './local-state';
export { openLocalTable } from './local-table';
export { andThen, type Machine, runMachine, type Step, noEffects, withEffects } from './machine';
export type { RemoteSeats } from './seating';
export type {
  LocalTable,
  MoveInput,
  Phase,
  ResignFault,
  SavedTable,
  MoveRequest,
  SubmitError,
  Table,
  TableServices,
  TableSnapshot,
} from './table';
