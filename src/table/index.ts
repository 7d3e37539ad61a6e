export { openLocalTable } from './local-table';
export type * from './table';
