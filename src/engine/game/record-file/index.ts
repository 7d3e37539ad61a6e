export { type Bounded, keepsAttempt, type TooMuch } from './bounds';
export { LONGEST_ATTEMPT } from './json';
export {
  type BadField,
  LONGEST_RECORD,
  parseRecord,
  parseRecordJson,
  type RecordFileError,
} from './read';
export { formatRecord, publicSetupToJson, recordToJson } from './write';
