export { openLocalTable } from './local-table';
export type { FarSeats, HelpState } from './seating';
export type * from './table';
