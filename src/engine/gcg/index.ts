export type { GcgGameError } from './faults';
export type { GcgFileError } from './game';
export { type GcgRemark, type GcgReplay, type GcgTable, readGcg } from './read';
export { tournament } from './tournament';
export { formatGcg, type GcgMisfit, type GcgRacks } from './write';
