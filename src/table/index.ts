export { openLocalTable } from './local-table';
export type { FarSeats } from './seating';
export type * from './table';
