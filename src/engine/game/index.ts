export * from './apply';
export * from './decide';
export * from './draws/digest';
export * from './draws/statement';
export * from './draws/verify';
export * from './event';
export {
  type BadField,
  fieldsOf,
  hash as hashSchema,
  meaningOf,
  parseJson,
  seat as seatSchema,
} from './fields';
export * from './game-from-view';
export * from './game-setup';
export * from './known-tiles';
export * from './legality';
export * from './levels';
export * from './position';
export * from './view';
export * from './record';
export * from './record-file/bounds';
export * from './record-file/compact';
export * from './record-file/read';
export { tilesSchema } from './record-file/event-json';
export { publicSetupSchema } from './record-file/record-json';
export * from './record-file/write';
export * from './state';
export * from './summary';
export * from './view-update';
export * from './view-update-json';
