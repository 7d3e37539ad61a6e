export { countTurns, eventsOfTurns } from './local-state';
export { openLocalTable } from './local-table';
export { andThen, runMachine, type Step, still, withEffects } from './machine';
export type { FarSeats } from './seating';
export type {
  LocalTable,
  MoveInput,
  Phase,
  ResignFault,
  SubmitError,
  Table,
  TableServices,
  TableSnapshot,
} from './table';
