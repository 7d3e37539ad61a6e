export {
  type EnteredMove,
  type EnteredTurn,
  type Entry,
  type EntryAction,
  newEntry,
  reduceEntry,
  seatOfTurn,
} from './entry';
export * from './changed-words';
export * from './entry-file';
export * from './from-gcg';
export * from './from-record';
export * from './outcomes';
export * from './to-record';
export * from './views';
