export type { GcgGameError } from './faults';
export type { GcgFileError, GcgLineFault } from './game';
export { type GcgRemark, type GcgReplay, type GcgTable, readGcg } from './read';
export { type GcgKind, gcgKindOf } from './kind';
export { superTournament, tournament } from './tournament';
export { gcgUnsupported, type GcgUnsupported } from './unsupported';
export { formatGcg } from './write';
export type { GcgRacks } from './write-turns';
